import { href } from 'react-router';
import { navigation } from '#content/navigation.ts';
import { services } from '#content/pages/services.ts';
import { appDevelopment as page } from '#content/services/app-development.ts';
import { findProject } from '#app/features/services/projects.ts';
import { service } from '#app/features/services/structured.ts';
import { pageMeta, siteUrl } from '#app/layout/page-meta.ts';
import { breadcrumbs, organisation } from '#app/layout/structured.ts';
import { Industries } from '#app/sections/services/industries.tsx';
import { KeyElements } from '#app/sections/services/key-elements.tsx';
import { PhonesHero } from '#app/sections/services/phones-hero.tsx';
import { PocketCards } from '#app/sections/services/pocket-cards.tsx';
import { Technologies } from '#app/sections/services/technologies.tsx';
import type { Route } from './+types/app-development.ts';

async function load() {
  return findProject(page.keyElements.project);
}

export { load as loader, load as clientLoader };

export function meta() {
  const path = href('/services/appDevelopment');
  const trail = breadcrumbs([
    { name: navigation.home.name, path: navigation.home.link },
    { name: services.crumb, path: href('/services') },
    { name: page.meta.title, path },
  ]);
  const data = service({
    name: page.meta.title,
    description: page.meta.description,
    url: siteUrl + path,
    provider: organisation(),
    offers: page.services.cards,
  });
  return pageMeta({ ...page.meta, path, structured: [trail, data] });
}

export default function AppDevelopment({ loaderData: marked }: Route.ComponentProps) {
  return (
    <>
      <PhonesHero words={page.hero} />
      <PocketCards words={page.services} />
      <Technologies words={page.technologies} />
      <KeyElements words={page.keyElements} screen={marked.cover} />
      <Industries words={page.industries} />
    </>
  );
}
