import type { JobPostingLeaf } from 'schema-dts';
import { currency } from '#content/records.ts';
import { isoDate } from '#content/dates.ts';
import type { Job } from '#content/schemas/entries.ts';
import { site } from '#content/site.ts';
import { companyReference, postalAddress } from './company.ts';

const employmentTypes = { 'Full Time': 'FULL_TIME', 'Part Time': 'PART_TIME' };

/** A vacancy (schema.org JobPosting). `url` is the full address of its page, `text` the HTML of its text. */
export function jobPosting(job: Job, { siteUrl, url, text }: { siteUrl: string; url: string; text: string }): JobPostingLeaf {
  return {
    '@type': 'JobPosting',
    title: job.jobTitle,
    url,
    description: `<p>${escapeText(job.jobDesc)}</p>${text}`,
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.id },
    datePosted: isoDate(job.publishedDate),
    // Until the end of that day.
    validThrough: `${isoDate(job.deadline)}T23:59:59${site.utcOffset}`,
    employmentType: employmentTypes[job.jobType],
    totalJobOpenings: job.vacancies,
    hiringOrganization:
      job.company === site.name ? companyReference(siteUrl) : { '@type': 'Organization', name: job.company, sameAs: job.websiteLink },
    // An applicant needs no account and tells everything only once: by e-mail, by telephone or on this site.
    directApply: /^(mailto:|tel:|\/)/.test(job.applyLink),
    ...salary(job),
    ...workplace(job),
  };
}

function salary({ salaryRange }: Job): Pick<JobPostingLeaf, 'baseSalary'> {
  if (!salaryRange) return {};
  const { min: minValue, max: maxValue } = salaryRange;
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: currency.code,
      value: { '@type': 'QuantitativeValue', minValue, maxValue, unitText: 'MONTH' },
    },
  };
}

/** Google counts a job as remote if one may do all of it from home, and then wants to know in which country. */
function workplace({ workplace: places }: Job): Pick<JobPostingLeaf, 'jobLocation' | 'jobLocationType' | 'applicantLocationRequirements'> {
  return {
    ...(places.includes('office') && { jobLocation: { '@type': 'Place', address: postalAddress() } }),
    ...(places.includes('home') && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: site.address.country },
    }),
  };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
