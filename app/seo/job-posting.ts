import type { JobPostingLeaf } from 'schema-dts';
import type { JobPage } from '#content/entries.ts';

type Address = { city: string; postcode: string; countryCode: string };

const employmentTypes: Record<string, string> = { 'Full Time': 'FULL_TIME', 'Part Time': 'PART_TIME' };

/** A vacancy (schema.org JobPosting). Its place is the company's office, with the name that the circular gives it. */
export function jobPosting(job: JobPage, address: Address, url: string): JobPostingLeaf {
  const { title, company, websiteLink, published, deadline, type, location, vacancies, description, body } = job;
  return {
    '@type': 'JobPosting',
    title,
    url,
    description: `<p>${escapeText(description)}</p>${body}`,
    datePosted: published,
    validThrough: deadline,
    employmentType: employmentTypes[type],
    totalJobOpenings: vacancies,
    hiringOrganization: { '@type': 'Organization', name: company, sameAs: websiteLink },
    jobLocation: {
      '@type': 'Place',
      name: location,
      address: {
        '@type': 'PostalAddress',
        addressLocality: address.city,
        postalCode: address.postcode,
        addressCountry: address.countryCode,
      },
    },
  };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
