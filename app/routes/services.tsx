import { href } from 'react-router';
import { services } from '#content/pages/services.ts';
import { lowestPrices } from '#content/lowest-prices.ts';
import { serviceList } from '#content/services/list.ts';
import { PageParts } from '#app/ui/page-parts.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { Conditions } from '#app/sections/services/conditions.tsx';
import { Guarantees } from '#app/sections/services/guarantees.tsx';
import { ServiceList } from '#app/sections/services/service-list.tsx';
import { UseCases } from '#app/sections/services/use-cases.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

export function meta() {
  return pageMeta({ ...services.meta, path: href('/services') });
}

export default function Services() {
  return (
    <PageParts>
      <ServiceList copy={services} entries={serviceList} prices={lowestPrices} />
      <UseCases copy={services.cases} />
      <Guarantees guarantees={services.guarantees} notListed={services.notListed} />
      <Conditions copy={services.agencies}>
        <ButtonLink variant="secondary" to={href('/contact')}>
          {services.agencies.button}
        </ButtonLink>
      </Conditions>
    </PageParts>
  );
}
