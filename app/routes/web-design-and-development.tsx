import { href } from 'react-router';
import { services } from '#content/pages/services.ts';
import { webDesignAndDevelopment as page } from '#content/services/web-design-and-development.ts';
import { findServiceProjects } from '#app/features/portfolio/find-project.ts';
import { serviceMeta } from '#app/seo/service-meta.ts';
import { Process } from '#app/sections/services/process.tsx';
import { WebHero } from '#app/sections/services/web-hero.tsx';
import { Offers } from '#app/sections/services/offers.tsx';
import { PortfolioBanner } from '#app/sections/services/portfolio-banner.tsx';
import { ServiceFaq } from '#app/sections/services/service-faq.tsx';
import { Tools } from '#app/sections/services/tools.tsx';
import type { Route } from './+types/web-design-and-development.ts';

async function load() {
  return findServiceProjects(page);
}

export { load as loader, load as clientLoader };

export function meta() {
  return serviceMeta({
    meta: page.meta,
    path: href('/services/webDesigAndDev'),
    list: { name: services.crumb, path: href('/services') },
    offers: page.groups.flatMap(({ offerings }) => offerings),
    questions: page.questions.items,
  });
}

export default function WebDesignAndDevelopment({ loaderData: { project, banner } }: Route.ComponentProps) {
  return (
    <>
      <WebHero text={page} offersId="offers" figure={page.heroFigure} screen={project.cover} />
      <Offers id="offers" groups={page.groups} />
      <Process copy={page.process} pattern="indigo" />
      <Tools copy={page.tools} />
      <PortfolioBanner copy={page.portfolioBanner} screens={banner.map(({ cover }) => cover)} />
      <ServiceFaq copy={page.questions} />
    </>
  );
}
