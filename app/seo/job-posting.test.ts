import { expect, test } from 'vitest';
import type { JobPage } from '#content/entries.ts';
import { jobPosting } from './job-posting.ts';

const job: JobPage = {
  key: 'Weaver',
  title: 'Weaver',
  location: 'From home',
  category: 'Web Design',
  vacancies: 2,
  salary: '৳40,000 a month',
  type: 'Part Time',
  deadline: '2026-12-31',
  published: '2026-11-20',
  company: 'Tant & Co',
  description: 'Warp & weft, <3 looms.',
  body: '<h2>What you do</h2>',
  applyLink: 'mailto:jobs@tant.example',
  websiteLink: 'https://tant.example',
};
const address = { street: '1 Lane', city: 'Dhaka', postcode: '1205', country: 'Bangladesh', countryCode: 'BD' } as const;

test('a vacancy has its employer, the number of jobs, the terms and the deadline', () => {
  expect(jobPosting(job, address, 'https://tant.example/jobs/Weaver')).toMatchObject({
    '@type': 'JobPosting',
    title: 'Weaver',
    datePosted: '2026-11-20',
    validThrough: '2026-12-31',
    employmentType: 'PART_TIME',
    totalJobOpenings: 2,
    hiringOrganization: { name: 'Tant & Co', sameAs: 'https://tant.example' },
    jobLocation: { name: 'From home', address: { addressLocality: 'Dhaka', addressCountry: 'BD' } },
  });
});

test('the description is HTML: special characters of its text are escaped, the body stays as it is', () => {
  expect(jobPosting(job, address, '')).toHaveProperty('description', '<p>Warp &amp; weft, &lt;3 looms.</p><h2>What you do</h2>');
});
