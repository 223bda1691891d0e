/** The contact page (specification section 2, 'Contact'). Phone, address and hours are in content/site.ts, the texts of the form in content/forms.ts. */
import { city } from '#content/site.ts';
import { firstVisit, studyPrice, studyTime, timeZoneShort } from '../facts.ts';

export const contact = {
  meta: {
    title: `Contact our software team in ${city}`,
    description: `Phone, email, address and office hours in ${city}, a form for your project, and what happens after you send it: NDA, analysis, project outline, build.`,
  },
  heading: 'Tell us about your project',
  lead: 'A few sentences will do, in Bangla or English: what it should do, for whom, and by when, if you know.',
  info: { phone: 'Phone', chat: 'Get in Touch', email: 'Email', location: 'Location', hours: `Office hours (${timeZoneShort})` },
  steps: {
    title: "What's next?",
    items: [
      { title: 'We sign an NDA', text: 'One page, before you show us anything that matters.' },
      {
        title: 'We analyse requirements',
        text: `A first visit or call, ${firstVisit}, free. For apps and custom software a study follows: ${studyTime} with the people who do the work, for ${studyPrice}, which we take off the price.`,
      },
      { title: 'We send a project outline', text: 'Stages, dates and a fixed price. It’s yours to keep, whoever builds it.' },
      { title: 'We build the project', text: 'Every Thursday you see how far we’ve come.' },
    ],
  },
  map: { title: 'Map of the area around our office', open: 'Open in maps' },
};
