import { href } from 'react-router';
import { services } from '#content/pages/services.ts';
import { customSoftware as page } from '#content/services/custom-software.ts';
import { findProject } from '#app/features/portfolio/find-project.ts';
import { serviceMeta } from '#app/seo/service-meta.ts';
import { Process } from '#app/sections/services/process.tsx';
import { Offers } from '#app/sections/services/offers.tsx';
import { SoftwareHero } from '#app/sections/services/software-hero.tsx';
import { ServiceFaq } from '#app/sections/services/service-faq.tsx';
import { Tools } from '#app/sections/services/tools.tsx';
import type { Route } from './+types/custom-software.ts';

async function load() {
  return findProject(page.heroFigure.project);
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
      <SoftwareHero text={page} offersId="offers" figure={page.heroFigure} project={project} />
      <Offers id="offers" groups={page.groups} />
      <Process copy={page.process} pattern="sky" />
      <Tools copy={page.tools} />
      <ServiceFaq copy={page.questions} />
    </>
  );
}
