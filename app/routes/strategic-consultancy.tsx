import { href } from 'react-router';
import { strategicConsultancy as page } from '#content/pages/strategic-consultancy.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { Placeholder } from '#app/sections/services/placeholder.tsx';

export function meta() {
  return pageMeta({ ...page.meta, path: href('/services/strategicConsultancy'), noindex: true });
}

export default function StrategicConsultancy() {
  return <Placeholder text={page.text} />;
}
