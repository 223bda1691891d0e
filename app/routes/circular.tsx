import { href } from 'react-router';
import { career } from '#content/pages/career.ts';
import { site } from '#content/site.ts';
import { JobCircular } from '#app/features/careers/job-circular.tsx';
import { jobPosting } from '#app/seo/job-posting.ts';
import { pageMeta, siteUrl } from '#app/seo/page-meta.ts';
import { breadcrumbs } from '#app/seo/json-ld.ts';
import { LookupFailure } from '#app/sections/lookup-failure.tsx';
import type { Route } from './+types/circular.ts';

/** Finds a job by its title, without regard to case (specification section 5). */
async function load({ params }: { params: Route.LoaderArgs['params'] }) {
  const { entriesByKey } = await import('#generated/jobs/by-key.ts');
  return (await entriesByKey.get(params.jobTitle.toLowerCase())?.())?.entry ?? null;
}

export { load as loader, load as clientLoader };

export function meta({ loaderData: job }: Route.MetaArgs) {
  const list = href('/company/career');
  if (!job) return pageMeta({ title: career.circular.notFound, description: career.meta.description, path: list, noindex: true });
  const path = href('/company/career/circular/:jobTitle', { jobTitle: job.key });
  const trail = breadcrumbs({ name: career.crumb, path: list }, { name: job.title, path });
  const title = `${job.title}, ${job.type}, ${job.location}`;
  return pageMeta({ title, description: job.description, path, structured: [jobPosting(job, site.address, siteUrl + path), trail] });
}

export default function CircularScreen({ loaderData: job }: Route.ComponentProps) {
  return job ? <JobCircular job={job} copy={career} /> : <LookupFailure text={career.circular.notFound} />;
}
