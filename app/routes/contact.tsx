import { contactWords } from '#content/forms.ts';
import { navigation } from '#content/navigation.ts';
import { contact } from '#content/pages/contact.ts';
import { emailLink, phoneLink, site } from '#content/site.ts';
import { ContactForm } from '#app/features/forms/contact-form.tsx';
import { pageMeta } from '#app/layout/page-meta.ts';
import { breadcrumbs, organisation } from '#app/layout/structured.ts';
import { OfficeMap } from '#app/sections/contact/office-map.tsx';
import { Reach } from '#app/sections/contact/reach.tsx';
import { WithSteps } from '#app/sections/contact/with-steps.tsx';

const { street, city, postcode } = site.address;
const address = `${street}, ${city} ${postcode}`;

export function meta() {
  const { home, contact: here } = navigation;
  const trail = breadcrumbs([home, here].map(({ name, link }) => ({ name, path: link })));
  return pageMeta({ ...contact.meta, path: here.link, structured: [organisation(), trail] });
}

export default function Contact() {
  return (
    <>
      <Reach
        words={contact}
        phone={site.phone}
        phoneLink={phoneLink}
        email={site.email}
        emailLink={emailLink}
        location={address}
        officeHours={site.officeHours}
      />
      <WithSteps steps={contact.steps}>
        <ContactForm words={contactWords} />
      </WithSteps>
      <OfficeMap words={contact.map} name={site.name} address={address} embed={site.map.embed} open={site.map.open} />
    </>
  );
}
