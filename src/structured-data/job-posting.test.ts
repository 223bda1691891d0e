import { expect, test } from 'vitest';
import { currency } from '#content/records.ts';
import { money } from '#content/money.ts';
import type { Job } from '#content/schemas/entries.ts';
import { site } from '#content/site.ts';
import { jobPosting } from './job-posting.ts';

const job: Job = {
  id: '7',
  jobTitle: 'Weaver',
  jobDesc: 'Warp & weft, <3 looms.',
  location: 'Dhaka',
  category: 'Web Design',
  vacancies: 2,
  salary: `${money(40_000, currency)} to ${money(60_000, currency)} a month`,
  jobType: 'Part Time',
  deadline: '12-31-26',
  publishedDate: '11-20-26',
  company: 'Tant & Co',
  applyLink: 'mailto:jobs@tant.example',
  websiteLink: 'https://tant.example',
  workplace: ['office'],
  salaryRange: { min: 40_000, max: 60_000 },
};
const page = { siteUrl: 'https://tant.example', url: 'https://tant.example/jobs/Weaver', text: '<h2>What you do</h2>' };
const office = { '@type': 'Place', address: expect.objectContaining({ streetAddress: site.address.street }) as unknown };

test('a vacancy has its number at its employer, its terms, its salary and its deadline', () => {
  expect(jobPosting(job, page)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Weaver',
    url: page.url,
    identifier: { name: 'Tant & Co', value: '7' },
    datePosted: '2026-11-20',
    validThrough: `2026-12-31T23:59:59${site.utcOffset}`,
    employmentType: 'PART_TIME',
    totalJobOpenings: 2,
    hiringOrganization: { '@type': 'Organization', name: 'Tant & Co', sameAs: 'https://tant.example' },
    baseSalary: { currency: currency.code, value: { minValue: 40_000, maxValue: 60_000, unitText: 'MONTH' } },
    directApply: true,
  });
});

test('the description is HTML: special characters of its text are escaped, the text of the page stays as it is', () => {
  expect(jobPosting(job, page)).toHaveProperty('description', '<p>Warp &amp; weft, &lt;3 looms.</p><h2>What you do</h2>');
});

test('a job in the office has its address, one from home has the country, one in either has both', () => {
  expect(jobPosting(job, page)).toMatchObject({ jobLocation: office });
  expect(jobPosting(job, page)).not.toHaveProperty('jobLocationType');
  const remote = { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: site.address.country } };
  expect(jobPosting({ ...job, workplace: ['home'] }, page)).toMatchObject(remote);
  expect(jobPosting({ ...job, workplace: ['home'] }, page)).not.toHaveProperty('jobLocation');
  expect(jobPosting({ ...job, workplace: ['office', 'home'] }, page)).toMatchObject({ ...remote, jobLocation: office });
});

test('the site’s own company is referred to, a salary without amounts is left out, and another site’s form is not direct', () => {
  const { salaryRange: _, ...withoutAmounts } = job;
  const own = jobPosting({ ...withoutAmounts, company: site.name, applyLink: 'https://jobs.example/7' }, page);
  expect(own).toMatchObject({ hiringOrganization: { '@id': 'https://tant.example/#company' }, directApply: false });
  expect(own).not.toHaveProperty('baseSalary');
});
