import { href } from 'react-router';
import { services } from '#content/pages/services.ts';
import { strategicConsultancy as page } from '#content/pages/strategic-consultancy.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { breadcrumbs } from '#app/seo/json-ld.ts';
import { Placeholder } from '#app/sections/services/placeholder.tsx';

export function meta() {
  const path = href('/services/strategicConsultancy');
  const trail = breadcrumbs({ name: services.crumb, path: href('/services') }, { name: page.meta.title, path });
  return pageMeta({ ...page.meta, path, structured: [trail] });
}

export default function StrategicConsultancy() {
  return <Placeholder text={page.text} />;
}
