import { href } from 'react-router';
import { services } from '#content/pages/services.ts';
import { waysToAShop } from '#content/services/ways-to-a-shop.ts';
import { webDesignAndDevelopment as page } from '#content/services/web-design-and-development.ts';
import { findServiceProjects } from '#app/data/find-project.ts';
import { untilLoaded } from '#app/lib/until-loaded.ts';
import { Process } from '#app/sections/services/process.tsx';
import { WebHero } from '#app/sections/services/web-hero.tsx';
import { Offers } from '#app/sections/services/offers.tsx';
import { PortfolioBanner } from '#app/sections/services/portfolio-banner.tsx';
import { Questions } from '#app/ui/questions.tsx';
import { Tools } from '#app/sections/services/tools.tsx';
import { WaysToAShop } from '#app/sections/services/ways-to-a-shop.tsx';
import { PageParts } from '#app/ui/page-parts.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { Route } from './+types/web-design-and-development.ts';

async function load() {
  return findServiceProjects(page);
}

export { load as loader };
export const clientLoader = untilLoaded(load);

export function meta() {
  return pageMeta({ ...page.meta, path: href('/services/webDesigAndDev') });
}

export default function WebDesignAndDevelopment({ loaderData: { project, banner } }: Route.ComponentProps) {
  return (
    <PageParts>
      <WebHero text={page} offersId="offers" figure={page.heroFigure} screen={project?.cover} />
      <Offers id="offers" groups={page.groups} priceTo={services.priceTo} />
      <WaysToAShop copy={waysToAShop} />
      <Process copy={page.process} pattern="indigo" />
      <Tools copy={page.tools} />
      <PortfolioBanner copy={page.portfolioBanner} screens={banner.map(({ cover }) => cover)} />
      <Questions {...page.questions} ask={services.ask} to={href('/contact')} />
    </PageParts>
  );
}
