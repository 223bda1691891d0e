/** The company and its website (schema.org). A page describes each of them once; its other data refer to them by their ids. */
import type {
  IdReference,
  LocalBusinessLeaf,
  OpeningHoursSpecificationLeaf,
  OrganizationLeaf,
  PostalAddressLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { site } from '#content/site.ts';
import { map, social } from '#content/records.ts';
import { readOfficeHours } from '#lib/office-hours.ts';

/** Refers to the company, on a page that also has `organisation` or `company`. */
export function companyReference(siteUrl: string): IdReference {
  return { '@id': `${siteUrl}/#company` };
}

/** The company by name and logo, for a page about something that it made, offers or published. */
export function organisation(siteUrl: string): OrganizationLeaf {
  return {
    '@type': 'Organization',
    ...companyReference(siteUrl),
    name: site.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
  };
}

/** The company with address, telephone, office hours and networks, for the pages that show them. */
export function company(siteUrl: string): LocalBusinessLeaf {
  const { description, email, officeHours, phone: telephone } = site;
  return {
    ...organisation(siteUrl),
    '@type': 'LocalBusiness',
    description,
    email,
    telephone,
    address: postalAddress(),
    // Google asks for at least five decimal places.
    geo: { '@type': 'GeoCoordinates', latitude: map.latitude.toFixed(5), longitude: map.longitude.toFixed(5) },
    hasMap: map.open,
    openingHoursSpecification: openingHours(officeHours),
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', email, telephone },
    sameAs: social.map(({ link }) => link),
  };
}

/** The address of the office. */
export function postalAddress(): PostalAddressLeaf {
  const { street, city, postcode, countryCode } = site.address;
  return { '@type': 'PostalAddress', streetAddress: street, addressLocality: city, postalCode: postcode, addressCountry: countryCode };
}

export function website(siteUrl: string): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: site.name,
    url: `${siteUrl}/`,
    inLanguage: site.language,
    publisher: companyReference(siteUrl),
  };
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Office hours as readers see them, 'Sun-Fri 09:00AM-08:00PM', as schema.org has them: six days, 09:00 to 20:00. */
export function openingHours(text: string): OpeningHoursSpecificationLeaf {
  const { days: open, opens, closes } = readOfficeHours(text);
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: open.flatMap((day) => days[day] ?? []),
    opens: in24Hours(opens),
    closes: in24Hours(closes),
  };
}

/** 1200 minutes after midnight are '20:00', 30 are '00:30'. */
function in24Hours(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
