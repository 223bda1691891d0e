import { href } from 'react-router';
import { services } from '#content/pages/services.ts';
import { appDevelopment as page } from '#content/services/app-development.ts';
import { findProject } from '#app/features/services/projects.ts';
import { serviceMeta } from '#app/layout/service-meta.ts';
import { Industries } from '#app/sections/services/industries.tsx';
import { KeyElements } from '#app/sections/services/key-elements.tsx';
import { PhonesHero } from '#app/sections/services/phones-hero.tsx';
import { PocketCards } from '#app/sections/services/pocket-cards.tsx';
import { Tools } from '#app/sections/services/tools.tsx';
import type { Route } from './+types/app-development.ts';

async function load() {
  return findProject(page.keyElements.project);
}

export { load as loader, load as clientLoader };

export function meta() {
  return serviceMeta({
    meta: page.meta,
    path: href('/services/appDevelopment'),
    list: { name: services.crumb, path: href('/services') },
    offers: page.services.cards,
  });
}

export default function AppDevelopment({ loaderData: marked }: Route.ComponentProps) {
  return (
    <>
      <PhonesHero words={page.hero} />
      <PocketCards words={page.services} />
      <Tools words={page.technologies} />
      <KeyElements words={page.keyElements} screen={marked.cover} />
      <Industries words={page.industries} />
    </>
  );
}
