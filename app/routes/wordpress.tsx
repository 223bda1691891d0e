import { href } from 'react-router';
import { navigation } from '#content/navigation.ts';
import { services } from '#content/pages/services.ts';
import { wordpress as page } from '#content/services/wordpress.ts';
import { findProject } from '#app/features/services/projects.ts';
import { service } from '#app/features/services/structured.ts';
import { pageMeta, siteUrl } from '#app/layout/page-meta.ts';
import { breadcrumbs, faqPage, organisation } from '#app/layout/structured.ts';
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
  const path = href('/services/wordpressDev');
  const trail = breadcrumbs([
    { name: navigation.home.name, path: navigation.home.link },
    { name: services.crumb, path: href('/services') },
    { name: page.meta.title, path },
  ]);
  const offers = page.groups.flatMap(({ offerings }) => offerings);
  const data = service({
    name: page.meta.title,
    description: page.meta.description,
    url: siteUrl + path,
    provider: organisation(),
    offers,
  });
  return pageMeta({ ...page.meta, path, structured: [trail, data, faqPage(page.questions.items)] });
}

export default function WordPress({ loaderData: { shown, banner } }: Route.ComponentProps) {
  return (
    <>
      <LayeredHero text={page} offers="offers" pile={page.layers} screen={shown.cover} />
      <Offers id="offers" groups={page.groups} />
      <Tools words={page.tools} tinted />
      <Growth words={page.process} cloth="leaf" />
      <PortfolioBanner words={page.portfolioBanner} screens={banner.map(({ cover }) => cover)} />
      <Questions words={page.questions} />
    </>
  );
}
