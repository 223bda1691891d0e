import { href } from 'react-router';
import { services } from '#content/pages/services.ts';
import { wordpress as page } from '#content/services/wordpress.ts';
import { findProject } from '#app/features/services/projects.ts';
import { serviceMeta } from '#app/layout/service-meta.ts';
import { Growth } from '#app/sections/services/growth.tsx';
import { LayeredHero } from '#app/sections/services/layered-hero.tsx';
import { Offers } from '#app/sections/services/offers.tsx';
import { PortfolioBanner } from '#app/sections/services/portfolio-banner.tsx';
import { Questions } from '#app/sections/services/questions.tsx';
import { Tools } from '#app/sections/services/tools.tsx';
import type { Route } from './+types/wordpress.ts';

async function load() {
  const banner = Promise.all(page.portfolioBanner.projects.map(findProject));
  return { shown: await findProject(page.layers.project), banner: await banner };
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

export default function WordPress({ loaderData: { shown, banner } }: Route.ComponentProps) {
  return (
    <>
      <LayeredHero text={page} offers="offers" pile={page.layers} screen={shown.cover} />
      <Offers id="offers" groups={page.groups} />
      <Tools words={page.tools} />
      <Growth words={page.process} cloth="leaf" />
      <PortfolioBanner words={page.portfolioBanner} screens={banner.map(({ cover }) => cover)} />
      <Questions words={page.questions} />
    </>
  );
}
