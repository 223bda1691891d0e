import { contactCopy } from '#content/contact-form.ts';
import { map } from '#content/elsewhere.ts';
import { navigation } from '#content/navigation.ts';
import { contact } from '#content/pages/contact.ts';
import { layout } from '#content/pages/layout.ts';
import { emailLink, phoneLink, site } from '#content/site.ts';
import { ContactForm } from '#app/features/forms/contact-form.tsx';
import { PageParts } from '#app/ui/page-parts.tsx';
import { pageMeta, siteUrl } from '#app/seo/page-meta.ts';
import { OfficeMap } from '#app/sections/contact/office-map.tsx';
import { ContactDetails } from '#app/sections/contact/contact-details.tsx';
import { NextSteps } from '#app/sections/contact/next-steps.tsx';

const { street, city, postcode } = site.address;
const address = `${street}, ${city} ${postcode}`;

export function meta() {
  return pageMeta({ ...contact.meta, path: navigation.contact.link });
}

export default function Contact() {
  return (
    <PageParts>
      <ContactDetails copy={contact} site={site} phoneLink={phoneLink} emailLink={emailLink} location={address} newTab={layout.newTab} />
      <NextSteps steps={contact.steps}>
        <ContactForm copy={contactCopy} siteUrl={siteUrl} />
      </NextSteps>
      <OfficeMap copy={contact.map} name={site.name} address={address} embed={map.embed} open={map.open} />
    </PageParts>
  );
}
