import { href } from 'react-router';
import { first } from '#generated/jobs/first.ts';
import { career } from '#content/pages/career.ts';
import { CareerHero } from '#app/features/careers/career-hero.tsx';
import { JobList } from '#app/features/careers/job-list.tsx';
import { Perks } from '#app/features/careers/perks.tsx';
import { PageParts } from '#app/ui/page-parts.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';

export function meta() {
  return pageMeta({ ...career.meta, path: href('/company/career') });
}

export default function Career() {
  return (
    <PageParts>
      <CareerHero copy={career} jobs={first} />
      <Perks copy={career.perks} />
      <JobList copy={career} jobs={first} />
    </PageParts>
  );
}
