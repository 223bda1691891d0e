import { href } from 'react-router';
import { navigation } from '#content/navigation.ts';
import { services } from '#content/pages/services.ts';
import { customSoftware as page } from '#content/services/custom-software.ts';
import { findProject } from '#app/features/services/projects.ts';
import { service } from '#app/features/services/structured.ts';
import { pageMeta, siteUrl } from '#app/layout/page-meta.ts';
import { breadcrumbs, faqPage, organisation } from '#app/layout/structured.ts';
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
  const path = href('/services/customSoftwareDev');
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

export default function CustomSoftware({ loaderData: project }: Route.ComponentProps) {
  return (
    <>
      <PatchworkHero text={page} offers="offers" quilt={page.patchwork} project={project} />
      <Offers id="offers" groups={page.groups} />
      <Growth words={page.process} cloth="sky" />
      <Tools words={page.tools} tinted />
      <Questions words={page.questions} />
    </>
  );
}
