/** The about page (specification section 2, 'About'). */
import type { site } from '#content/site.ts';

type SocialIcon = (typeof site)['social'][number]['icon'];

export const about = {
  meta: {
    title: 'About us: fourteen people, one workshop',
    description:
      'Who we are: fourteen designers and engineers in Dhaka who visit before they draw and draw before they build. Our numbers, our founder and five core values.',
  },
  /** The page's name in the breadcrumbs for search engines. */
  crumb: 'About Us',
  heading: 'Fourteen people, one workshop',
  imageAlt: 'Woven portraits of the fourteen people of the company',
  overview: {
    heading: 'Overview',
    lead: 'A naksha is a plan drawn before the needle starts. We draw first, show the drawing to the people who will live with it, and only then build: websites, shops, apps and business software for companies that have outgrown the notebook and are too small for a department of their own.',
    /** The Bangla word in the lead; it is set in italics. */
    banglaTerm: 'naksha',
    paragraphs: [
      'We began in 2021 with one bakery in Mirpur that wanted to know in the evening what it had sold since the morning. It still works with us, from three counters now.',
      'The fourteen of us share two rooms. Nobody only sells; the person who visits you is the person who builds. That is why we take twelve projects at a time and never the thirteenth.',
    ],
  },
  counters: {
    heading: 'Counted, one buti for each',
    text: 'A buti is the small flower that a weaver sets into muslin, one at a time.',
    items: [
      { label: 'Thursday demos, with running software each time', count: 960 },
      { label: 'systems in our care today', count: 90 },
      { label: 'people trained at their own desks', count: 852 },
      { label: 'shops, wards, yards and schools visited before a line was drawn', count: 100 },
    ],
  },
  mission: {
    heading: 'Mission',
    text: 'To give a company of ten the tools that a company of ten thousand takes for granted, at a price it knows beforehand.',
  },
  vision: {
    heading: 'Vision',
    text: 'That software made in Dhaka is asked for by name, as its muslin once was, because of the hand that one sees in it.',
  },
  founder: {
    name: 'Tahmina Sarkar',
    role: 'Founder',
    quote:
      'My grandmother never wove a border that she had not counted first. I was an engineer for eleven years before I understood that she was one too.',
    text: 'Tahmina grew up in Rupganj, between two looms. She studied in Khulna, built booking systems in Dhaka and Rotterdam, and came back in 2021 to start with one customer and a borrowed table. She still leads the first visit to every new company.',
    social: ['linkedin', 'facebook', 'x', 'instagram'] satisfies SocialIcon[],
    imageAlt: 'Woven portrait of Tahmina Sarkar in a bordered sari, with glasses and her grey hair in a bun',
  },
  values: {
    heading: 'Five core values',
    items: [
      { title: 'Count first', text: 'No promise before the measure.' },
      { title: 'Say the price', text: 'In writing, before the work, once.' },
      { title: 'Show the back', text: 'Good cloth is clean on both sides. So is good code, and you may look.' },
      { title: 'Leave the keys', text: 'Your data and your address are yours from the first day, the code from the day it is paid.' },
      { title: 'Stay for the mending', text: 'Ninety days at no charge, then as long as you like.' },
    ],
  },
};
