import { href } from 'react-router';
import { services } from '#content/pages/services.ts';
import { webDesignAndDevelopment as page } from '#content/services/web-design-and-development.ts';
import { findProject } from '#app/features/services/projects.ts';
import { serviceMeta } from '#app/layout/service-meta.ts';
import { Growth } from '#app/sections/services/growth.tsx';
import { HalfDrawnHero } from '#app/sections/services/half-drawn-hero.tsx';
import { Offers } from '#app/sections/services/offers.tsx';
import { PortfolioBanner } from '#app/sections/services/portfolio-banner.tsx';
import { Questions } from '#app/sections/services/questions.tsx';
import { Tools } from '#app/sections/services/tools.tsx';
import type { Route } from './+types/web-design-and-development.ts';

async function load() {
  const banner = Promise.all(page.portfolioBanner.projects.map(findProject));
  return { shown: await findProject(page.drawing.project), banner: await banner };
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

export default function WebDesignAndDevelopment({ loaderData: { shown, banner } }: Route.ComponentProps) {
  return (
    <>
      <HalfDrawnHero text={page} offers="offers" drawing={page.drawing} screen={shown.cover} />
      <Offers id="offers" groups={page.groups} />
      <Growth words={page.process} cloth="vat" />
      <Tools words={page.tools} />
      <PortfolioBanner words={page.portfolioBanner} screens={banner.map(({ cover }) => cover)} />
      <Questions words={page.questions} />
    </>
  );
}
