import { contactCopy } from '#content/forms.ts';
import { navigation } from '#content/navigation.ts';
import { contact } from '#content/pages/contact.ts';
import { emailLink, phoneLink, site } from '#content/site.ts';
import { ContactForm } from '#app/features/forms/contact-form.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { breadcrumbs, organisation } from '#app/seo/json-ld.ts';
import { OfficeMap } from '#app/sections/contact/office-map.tsx';
import { ContactDetails } from '#app/sections/contact/contact-details.tsx';
import { NextSteps } from '#app/sections/contact/next-steps.tsx';

const { street, city, postcode } = site.address;
const address = `${street}, ${city} ${postcode}`;

export function meta() {
  const { name, link: path } = navigation.contact;
  const trail = breadcrumbs({ name, path });
  return pageMeta({ ...contact.meta, path, structured: [organisation(), trail] });
}

export default function Contact() {
  return (
    <>
      <ContactDetails
        copy={contact}
        phone={site.phone}
        phoneLink={phoneLink}
        email={site.email}
        emailLink={emailLink}
        location={address}
        officeHours={site.officeHours}
      />
      <NextSteps steps={contact.steps}>
        <ContactForm copy={contactCopy} />
      </NextSteps>
      <OfficeMap copy={contact.map} name={site.name} address={address} embed={site.map.embed} open={site.map.open} />
    </>
  );
}
