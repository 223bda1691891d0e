import { href } from 'react-router';
import { services } from '#content/pages/services.ts';
import { wordpress as page } from '#content/services/wordpress.ts';
import { findServiceProjects } from '#app/features/portfolio/find-project.ts';
import { serviceMeta } from '#app/seo/service-meta.ts';
import { Process } from '#app/sections/services/process.tsx';
import { WordPressHero } from '#app/sections/services/wordpress-hero.tsx';
import { Offers } from '#app/sections/services/offers.tsx';
import { PortfolioBanner } from '#app/sections/services/portfolio-banner.tsx';
import { ServiceFaq } from '#app/sections/services/service-faq.tsx';
import { Tools } from '#app/sections/services/tools.tsx';
import type { Route } from './+types/wordpress.ts';

async function load() {
  return findServiceProjects(page);
}

export { load as loader, load as clientLoader };

export function meta() {
  return serviceMeta({
    meta: page.meta,
    path: href('/services/wordpressDev'),
    list: { name: services.crumb, path: href('/services') },
    offers: page.groups.flatMap(({ offerings }) => offerings),
    questions: page.questions.items,
  });
}

export default function WordPress({ loaderData: { project, banner } }: Route.ComponentProps) {
  return (
    <>
      <WordPressHero text={page} offersId="offers" figure={page.heroFigure} screen={project.cover} />
      <Offers id="offers" groups={page.groups} />
      <Tools copy={page.tools} />
      <Process copy={page.process} pattern="leaf" />
      <PortfolioBanner copy={page.portfolioBanner} screens={banner.map(({ cover }) => cover)} />
      <ServiceFaq copy={page.questions} />
    </>
  );
}
