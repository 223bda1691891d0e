import { href } from 'react-router';
import { faq } from '#content/pages/faq.ts';
import { emailLink, site } from '#content/site.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { breadcrumbs, faqPage } from '#app/seo/json-ld.ts';
import { FaqList } from '#app/sections/faq/faq-list.tsx';

export function meta() {
  const path = href('/company/faq');
  const trail = breadcrumbs({ name: faq.crumb, path });
  return pageMeta({ ...faq.meta, path, structured: [faqPage(faq.entries), trail] });
}

export default function Faq() {
  return <FaqList copy={faq} email={site.email} emailLink={emailLink} />;
}
