import { href } from 'react-router';
import { services } from '#content/pages/services.ts';
import { appDevelopment as page } from '#content/services/app-development.ts';
import { findProject } from '#app/data/find-project.ts';
import { untilLoaded } from '#app/lib/until-loaded.ts';
import { Industries } from '#app/sections/services/industries.tsx';
import { KeyElements } from '#app/sections/services/key-elements.tsx';
import { AppHero } from '#app/sections/services/app-hero.tsx';
import { AppServiceCards } from '#app/sections/services/app-service-cards.tsx';
import { Tools } from '#app/sections/services/tools.tsx';
import { PageParts } from '#app/ui/page-parts.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { Route } from './+types/app-development.ts';

async function load() {
  return findProject(page.keyElements.project);
}

export { load as loader };
export const clientLoader = untilLoaded(load);

export function meta() {
  return pageMeta({ ...page.meta, path: href('/services/appDevelopment') });
}

export default function AppDevelopment({ loaderData: project }: Route.ComponentProps) {
  return (
    <PageParts>
      <AppHero copy={page.hero} />
      <AppServiceCards copy={page.services} priceTo={services.priceTo} />
      <Tools copy={page.technologies} />
      <KeyElements copy={page.keyElements} screen={project?.cover} />
      <Industries copy={page.industries} />
    </PageParts>
  );
}
