import { href } from 'react-router';
import { first } from '#generated/jobs/first.ts';
import { career } from '#content/pages/career.ts';
import { CareerHero } from '#app/features/careers/career-hero.tsx';
import { JobList } from '#app/features/careers/job-list.tsx';
import { Perks } from '#app/features/careers/perks.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { breadcrumbs } from '#app/seo/json-ld.ts';

export function meta() {
  const path = href('/company/career');
  const trail = breadcrumbs({ name: career.crumb, path });
  return pageMeta({ ...career.meta, path, structured: [trail] });
}

export default function Career() {
  return (
    <>
      <CareerHero copy={career} jobs={first} />
      <Perks copy={career.perks} />
      <JobList copy={career} jobs={first} />
    </>
  );
}
