import { href } from 'react-router';
import { first } from '#generated/careers/first.ts';
import { navigation } from '#content/navigation.ts';
import { career } from '#content/pages/career.ts';
import { CareerHero } from '#app/features/careers/career-hero.tsx';
import { JobList } from '#app/features/careers/job-list.tsx';
import { Perks } from '#app/features/careers/perks.tsx';
import { pageMeta } from '#app/layout/page-meta.ts';
import { breadcrumbs } from '#app/layout/structured.ts';

export function meta() {
  const path = href('/company/career');
  const trail = breadcrumbs([
    { name: navigation.home.name, path: navigation.home.link },
    { name: career.crumb, path },
  ]);
  return pageMeta({ ...career.meta, path, structured: [trail] });
}

export default function Career() {
  return (
    <>
      <CareerHero words={career} jobs={first} />
      <Perks words={career.perks} />
      <JobList words={career} jobs={first} />
    </>
  );
}
