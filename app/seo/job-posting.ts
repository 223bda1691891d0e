import type { JobPage } from '#content/entries.ts';

type Address = { city: string; postcode: string; countryCode: string };

const employment: Record<string, string> = { 'Full Time': 'FULL_TIME', 'Part Time': 'PART_TIME' };

/** What a search engine is told of a vacancy (schema.org JobPosting). The workplace is the company's office, its name as the circular says it. */
export function jobPosting(job: JobPage, address: Address, url: string): Record<string, unknown> {
  const { title, company, websiteLink, published, deadline, type, location, vacancies, description, body } = job;
  return {
    '@type': 'JobPosting',
    title,
    url,
    description: `<p>${escapeText(description)}</p>${body}`,
    datePosted: published,
    validThrough: deadline,
    employmentType: employment[type],
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
