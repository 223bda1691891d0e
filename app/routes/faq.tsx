import { href } from 'react-router';
import { faq } from '#content/pages/faq.ts';
import { emailLink, site } from '#content/site.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { FaqList } from '#app/sections/faq/faq-list.tsx';

export function meta() {
  return pageMeta({ ...faq.meta, path: href('/company/faq') });
}

export default function Faq() {
  return <FaqList copy={faq} email={site.email} emailLink={emailLink} />;
}
