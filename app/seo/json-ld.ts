/**
 * Structured data (schema.org) about the company and its pages, for search engines. A function inside `map` has its return
 * type, since TypeScript does not report a misspelt property without it.
 */
import type { BreadcrumbListLeaf, FAQPageLeaf, ListItemLeaf, OrganizationLeaf, QuestionLeaf } from 'schema-dts';
import { navigation } from '#content/navigation.ts';
import type { FaqEntry } from '#content/schema.ts';
import { site } from '#content/site.ts';
import { siteUrl } from './page-meta.ts';

/** The company in full, with its founder on the page that names one. */
export function organisation(founder?: { name: string; role: string }): OrganizationLeaf {
  const { street, city, postcode, countryCode } = site.address;
  return {
    ...publisher(),
    description: site.description,
    email: site.email,
    telephone: site.phone,
    foundingDate: String(site.founded),
    address: { '@type': 'PostalAddress', streetAddress: street, addressLocality: city, postalCode: postcode, addressCountry: countryCode },
    sameAs: site.social.map(({ link }) => link),
    founder: founder && { '@type': 'Person', name: founder.name, jobTitle: founder.role },
  };
}

/** The company by name and address, as the maker or publisher of a page's subject. */
export function publisher(): OrganizationLeaf {
  return { '@type': 'Organization', name: site.name, url: `${siteUrl}/` };
}

/** Where a page is in the site. The home page comes first and is added here; the last step is the page itself. */
export function breadcrumbs(...steps: { name: string; path: string }[]): BreadcrumbListLeaf {
  const { name, link } = navigation.home;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name, path: link }, ...steps].map((step, i): ListItemLeaf => ({
      '@type': 'ListItem',
      position: i + 1,
      name: step.name,
      item: siteUrl + step.path,
    })),
  };
}

/** The questions that a page answers. */
export function faqPage(entries: FaqEntry[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ Question, Answer }): QuestionLeaf => ({
      '@type': 'Question',
      name: Question,
      acceptedAnswer: { '@type': 'Answer', text: Answer },
    })),
  };
}
