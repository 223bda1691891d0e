import { href } from 'react-router';
import { career } from '#content/pages/career.ts';
import { findEntry } from '#app/data/entries.ts';
import { JobCircular } from '#app/features/careers/job-circular.tsx';
import { untilLoaded } from '#app/lib/until-loaded.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { LookupFailure } from '#app/sections/lookup-failure.tsx';
import type { Route } from './+types/circular.ts';

/** Finds a job by its title, without regard to case (specification section 5). */
async function load({ params }: { params: Route.LoaderArgs['params'] }) {
  return findEntry('jobs', params.jobTitle.toLowerCase());
}

export { load as loader };
export const clientLoader = untilLoaded(load);

export function meta({ loaderData: job }: Route.MetaArgs) {
  const list = href('/company/career');
  if (!job) return pageMeta({ title: career.circular.notFound, description: career.meta.description, path: list, noindex: true });
  const path = href('/company/career/circular/:jobTitle', { jobTitle: job.key });
  return pageMeta({ ...job.meta, path });
}

export default function CircularScreen({ loaderData: job }: Route.ComponentProps) {
  return job ? <JobCircular job={job} copy={career} /> : <LookupFailure text={career.circular.notFound} />;
}
