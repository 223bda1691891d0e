/** The contact page (specification section 2, 'Contact'). Phone, address and hours are in content/site.ts, the texts of the form in content/forms.ts. */

export const contact = {
  meta: {
    title: 'Contact: tell us about your project',
    description:
      'Phone, e-mail, address and office hours, a form for your project, and what happens after you send it: NDA, analysis, project outline, first running software.',
  },
  heading: 'Tell us about it',
  lead: 'A few sentences are enough: what it should do, for whom, and by when, if you know.',
  info: { phone: 'Phone', email: 'E-mail', location: 'Location', hours: 'Office hours' },
  steps: {
    title: "What's next?",
    items: [
      { title: 'We sign an NDA', text: 'One page, before you show us anything that matters.' },
      { title: 'We analyse requirements', text: 'A visit or a call, with the people who do the work.' },
      { title: 'We send a project outline', text: 'Stages, dates and a fixed price. Yours to keep, whoever builds it.' },
      { title: 'We build the project', text: 'Running software to look at every Thursday.' },
    ],
  },
  map: { title: 'Map of the quarter round our office', open: 'Open in maps' },
};
