import { href } from 'react-router';
import { navigation } from '#content/navigation.ts';
import { services } from '#content/pages/services.ts';
import { strategicConsultancy as page } from '#content/pages/strategic-consultancy.ts';
import { pageMeta } from '#app/layout/page-meta.ts';
import { breadcrumbs } from '#app/layout/structured.ts';
import { OneWord } from '#app/sections/services/one-word.tsx';

export function meta() {
  const path = href('/services/strategicConsultancy');
  const trail = breadcrumbs([
    { name: navigation.home.name, path: navigation.home.link },
    { name: services.crumb, path: href('/services') },
    { name: page.meta.title, path },
  ]);
  return pageMeta({ ...page.meta, path, structured: [trail] });
}

export default function StrategicConsultancy() {
  return <OneWord text={page.text} />;
}
