import { href } from 'react-router';
import { navigation } from '#content/navigation.ts';
import { services } from '#content/pages/services.ts';
import { serviceMenu } from '#content/services/menu.ts';
import { pageMeta, siteUrl } from '#app/seo/page-meta.ts';
import { breadcrumbs } from '#app/seo/json-ld.ts';
import { Guarantees } from '#app/sections/services/guarantees.tsx';
import { ServiceList } from '#app/sections/services/service-list.tsx';
import { UseCases } from '#app/sections/services/use-cases.tsx';

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
      <ServiceList copy={services} entries={serviceMenu} />
      <UseCases copy={services.choose} />
      <Guarantees always={services.always} ask={services.ask} />
    </>
  );
}
