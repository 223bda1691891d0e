/** Structured data (schema.org) about the company and its pages, for search engines. */
import type { FaqEntry } from '#content/schema.ts';
import { site } from '#content/site.ts';
import { siteUrl } from './page-meta.ts';

export function organisation(): Record<string, unknown> {
  const { street, city, postcode, countryCode } = site.address;
  return {
    '@type': 'Organization',
    name: site.name,
    url: `${siteUrl}/`,
    description: site.description,
    email: site.email,
    telephone: site.phone,
    foundingDate: String(site.founded),
    address: { '@type': 'PostalAddress', streetAddress: street, addressLocality: city, postalCode: postcode, addressCountry: countryCode },
    sameAs: site.social.map(({ link }) => link),
  };
}

/** Where a page stands: from the home page down to itself. */
export function breadcrumbs(steps: { name: string; path: string }[]): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, i) => ({ '@type': 'ListItem', position: i + 1, name, item: siteUrl + path })),
  };
}

/** Questions that a page answers. */
export function faqPage(entries: FaqEntry[]): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ Question, Answer }) => ({
      '@type': 'Question',
      name: Question,
      acceptedAnswer: { '@type': 'Answer', text: Answer },
    })),
  };
}
