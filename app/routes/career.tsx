import { href } from 'react-router';
import { career } from '#content/pages/career.ts';
import { load } from '#app/data/load.ts';
import { loadJobs } from '#app/data/entries.ts';
import { CareerHero } from '#app/features/careers/career-hero.tsx';
import { JobList } from '#app/features/careers/job-list.tsx';
import { Perks } from '#app/features/careers/perks.tsx';
import { untilLoaded } from '#app/lib/until-loaded.ts';
import { PageParts } from '#app/ui/page-parts.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { Route } from './+types/career.ts';

export function meta() {
  return pageMeta({ ...career.meta, path: href('/company/career') });
}

export { loadJobs as loader };
export const clientLoader = untilLoaded(loadJobs);

export default function Career({ loaderData: start }: Route.ComponentProps) {
  return (
    <PageParts>
      <CareerHero copy={career} jobs={start.cards} />
      <Perks copy={career.perks} />
      <JobList copy={career} start={start} load={load} />
    </PageParts>
  );
}
