import { href } from 'react-router';
import { navigation } from '#content/navigation.ts';
import { services } from '#content/pages/services.ts';
import { serviceMenu } from '#content/services/menu.ts';
import { pageMeta, siteUrl } from '#app/layout/page-meta.ts';
import { breadcrumbs } from '#app/layout/structured.ts';
import { Promises } from '#app/sections/services/promises.tsx';
import { ServiceIndex } from '#app/sections/services/service-index.tsx';
import { Situations } from '#app/sections/services/situations.tsx';

export function meta() {
  const path = href('/services');
  const trail = breadcrumbs([
    { name: navigation.home.name, path: navigation.home.link },
    { name: services.crumb, path },
  ]);
  const list = {
    '@type': 'ItemList',
    itemListElement: serviceMenu.map(({ name, link }, i) => ({ '@type': 'ListItem', position: i + 1, name, url: siteUrl + link })),
  };
  return pageMeta({ ...services.meta, path, structured: [trail, list] });
}

export default function Services() {
  return (
    <>
      <ServiceIndex words={services} entries={serviceMenu} />
      <Situations words={services.choose} />
      <Promises always={services.always} ask={services.ask} />
    </>
  );
}
