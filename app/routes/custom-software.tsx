import { href } from 'react-router';
import { services } from '#content/pages/services.ts';
import { customSoftware as page } from '#content/services/custom-software.ts';
import { findProject } from '#app/features/services/projects.ts';
import { serviceMeta } from '#app/layout/service-meta.ts';
import { Growth } from '#app/sections/services/growth.tsx';
import { Offers } from '#app/sections/services/offers.tsx';
import { PatchworkHero } from '#app/sections/services/patchwork-hero.tsx';
import { Questions } from '#app/sections/services/questions.tsx';
import { Tools } from '#app/sections/services/tools.tsx';
import type { Route } from './+types/custom-software.ts';

async function load() {
  return findProject(page.patchwork.project);
}

export { load as loader, load as clientLoader };

export function meta() {
  return serviceMeta({
    meta: page.meta,
    path: href('/services/customSoftwareDev'),
    list: { name: services.crumb, path: href('/services') },
    offers: page.groups.flatMap(({ offerings }) => offerings),
    questions: page.questions.items,
  });
}

export default function CustomSoftware({ loaderData: project }: Route.ComponentProps) {
  return (
    <>
      <PatchworkHero text={page} offers="offers" quilt={page.patchwork} project={project} />
      <Offers id="offers" groups={page.groups} />
      <Growth words={page.process} cloth="sky" />
      <Tools words={page.tools} />
      <Questions words={page.questions} />
    </>
  );
}
