import { href } from 'react-router';
import { navigation } from '#content/navigation.ts';
import { faq } from '#content/pages/faq.ts';
import { emailLink, site } from '#content/site.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { breadcrumbs } from '#app/seo/json-ld.ts';
import { FaqList } from '#app/sections/faq/faq-list.tsx';

export function meta() {
  const path = href('/company/faq');
  const trail = breadcrumbs([
    { name: navigation.home.name, path: navigation.home.link },
    { name: faq.crumb, path },
  ]);
  const questions = {
    '@type': 'FAQPage',
    mainEntity: faq.entries.map(({ Question, Answer }) => ({
      '@type': 'Question',
      name: Question,
      acceptedAnswer: { '@type': 'Answer', text: Answer },
    })),
  };
  return pageMeta({ ...faq.meta, path, structured: [questions, trail] });
}

export default function Faq() {
  return <FaqList copy={faq} email={site.email} emailLink={emailLink} />;
}
