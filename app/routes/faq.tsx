import { href } from 'react-router';
import { navigation } from '#content/navigation.ts';
import { faq } from '#content/pages/faq.ts';
import { emailLink, site } from '#content/site.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { breadcrumbs } from '#app/layout/structured.ts';
import { Questions } from '#app/sections/faq/questions.tsx';

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
  return <Questions words={faq} email={site.email} emailLink={emailLink} />;
}
