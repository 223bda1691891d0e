import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { JobCard } from '#content/entries.ts';
import { jobs as jobsCopy } from '#content/records.ts';
import { JobsHero } from './jobs-hero.tsx';

const picture = { src: '/team.svg', width: 2, height: 1 };

const job: JobCard = {
  key: 'Developer',
  title: 'Developer',
  location: 'Here',
  category: 'Web Development',
  vacancies: 1,
  salary: 'By agreement',
  type: 'Full Time',
  deadline: '2026-12-31',
  published: '2026-11-01',
  company: 'A company',
};

test.each([
  ['no job', [], false],
  ['a job without a vacancy', [{ ...job, vacancies: 0 }], false],
  ['a vacancy', [job], true],
])('with %s, the picture is described as it is', (_, jobs, hasOutlines) => {
  const html = renderToStaticMarkup(<JobsHero copy={jobsCopy} jobs={jobs} team={{ wide: picture, narrow: picture }} />);
  expect([html.includes(jobsCopy.hero.outlines), html.includes(`alt="${jobsCopy.hero.outlinesAlt}"`)]).toEqual([hasOutlines, hasOutlines]);
});
