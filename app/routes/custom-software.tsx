import { href } from 'react-router';
import { services } from '#content/pages/services.ts';
import { customSoftware as page } from '#content/services/custom-software.ts';
import { findProject } from '#app/data/find-project.ts';
import { untilLoaded } from '#app/lib/until-loaded.ts';
import { Process } from '#app/sections/services/process.tsx';
import { Offers } from '#app/sections/services/offers.tsx';
import { SoftwareHero } from '#app/sections/services/software-hero.tsx';
import { Questions } from '#app/ui/questions.tsx';
import { Tools } from '#app/sections/services/tools.tsx';
import { PageParts } from '#app/ui/page-parts.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { Route } from './+types/custom-software.ts';

async function load() {
  return findProject(page.heroFigure.project);
}

export { load as loader };
export const clientLoader = untilLoaded(load);

export function meta() {
  return pageMeta({ ...page.meta, path: href('/services/customSoftwareDev') });
}

export default function CustomSoftware({ loaderData: project }: Route.ComponentProps) {
  return (
    <PageParts>
      <SoftwareHero text={page} offersId="offers" figure={page.heroFigure} project={project} />
      <Offers id="offers" groups={page.groups} priceTo={services.priceTo} />
      <Process copy={page.process} pattern="sky" />
      <Tools copy={page.tools} />
      <Questions {...page.questions} ask={services.ask} to={href('/contact')} />
    </PageParts>
  );
}
