import { href } from 'react-router';
import { services } from '#content/pages/services.ts';
import { wordpress as page } from '#content/services/wordpress.ts';
import { findServiceProjects } from '#app/data/find-project.ts';
import { untilLoaded } from '#app/lib/until-loaded.ts';
import { Process } from '#app/sections/services/process.tsx';
import { WordPressHero } from '#app/sections/services/wordpress-hero.tsx';
import { Offers } from '#app/sections/services/offers.tsx';
import { PortfolioBanner } from '#app/sections/services/portfolio-banner.tsx';
import { Questions } from '#app/ui/questions.tsx';
import { Tools } from '#app/sections/services/tools.tsx';
import { PageParts } from '#app/ui/page-parts.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { Route } from './+types/wordpress.ts';

async function load() {
  return findServiceProjects(page);
}

export { load as loader };
export const clientLoader = untilLoaded(load);

export function meta() {
  return pageMeta({ ...page.meta, path: href('/services/wordpressDev') });
}

export default function WordPress({ loaderData: { project, banner } }: Route.ComponentProps) {
  return (
    <PageParts>
      <WordPressHero text={page} offersId="offers" figure={page.heroFigure} screen={project?.cover} />
      <Offers id="offers" groups={page.groups} priceTo={services.priceTo} />
      <Tools copy={page.tools} />
      <Process copy={page.process} pattern="leaf" />
      <PortfolioBanner copy={page.portfolioBanner} screens={banner.map(({ cover }) => cover)} />
      <Questions {...page.questions} ask={services.ask} to={href('/contact')} />
    </PageParts>
  );
}
