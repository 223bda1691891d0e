import { href } from 'react-router';
import { services } from '#content/pages/services.ts';
import { serviceMenu } from '#content/services/menu.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { itemList } from '#app/seo/item-list.ts';
import { breadcrumbs } from '#app/seo/json-ld.ts';
import { Guarantees } from '#app/sections/services/guarantees.tsx';
import { ServiceList } from '#app/sections/services/service-list.tsx';
import { UseCases } from '#app/sections/services/use-cases.tsx';

export function meta() {
  const path = href('/services');
  const trail = breadcrumbs({ name: services.crumb, path });
  return pageMeta({ ...services.meta, path, structured: [trail, itemList(serviceMenu)] });
}

export default function Services() {
  return (
    <>
      <ServiceList copy={services} entries={serviceMenu} />
      <UseCases copy={services.cases} />
      <Guarantees guarantees={services.guarantees} notListed={services.notListed} />
    </>
  );
}
