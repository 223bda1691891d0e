/** The about page (specification section 2, 'About'). */
import { city, founded } from '#content/site.ts';
import type { social } from '#content/elsewhere.ts';
import { correctionTime, firstVisit, people, projectsAtOnce } from '../facts.ts';
import { inWords, startWithCount } from '../numbers.ts';

type SocialIcon = (typeof social)[number]['icon'];

export const about = {
  meta: {
    title: `About us: a ${people}-person software team in ${city}`,
    description: `${startWithCount(people)} designers and engineers in ${city} who visit before they design, and design before they build. Our names, numbers, founder and five values.`,
  },
  /** The page's name in the breadcrumbs for search engines. */
  crumb: 'About Us',
  heading: `${startWithCount(people)} people, one workshop`,
  imageAlt: `Woven portraits of the ${inWords(people)} people of the company`,
  /** In the order of the portraits (art/weave/team.ts); a photo in pages/people/ goes before. */
  team: [
    { name: 'Tahmina Sarkar', role: 'founder' },
    { name: 'Arif Hossain', role: 'project lead' },
    { name: 'Shirin Akter', role: 'project lead' },
    { name: 'Sumon Barua', role: 'designer, words' },
    { name: 'Nabila Karim', role: 'designer' },
    { name: 'Mehedi Islam', role: 'web developer' },
    { name: 'Prity Saha', role: 'designer' },
    { name: 'Anik Das', role: 'web developer' },
    { name: 'Lamia Haque', role: 'web developer' },
    { name: 'Rafiq Hasan', role: 'software developer' },
    { name: 'Nasrin Jahan', role: 'tester' },
    { name: 'Tushar Roy', role: 'app developer' },
    { name: 'Sadia Rahman', role: 'software developer' },
    { name: 'Tanvir Ahmed', role: 'support engineer' },
  ],
  overview: {
    heading: 'Overview',
    lead: 'A naksha is the plan an embroiderer draws before the needle starts. We work the same way: we design, show the design to the people who’ll live with it, and only then build. Websites, shops, apps and business software, for companies that have outgrown the notebook and are too small for an IT department.',
    /** The Bangla word in the lead; it is set in italics. */
    banglaTerm: 'naksha',
    paragraphs: [
      `We began in ${founded} with one bakery in Mirpur that wanted to know every evening what it had sold since the morning. It’s still a customer, and has three counters now.`,
      `There are ${inWords(people)} of us in two rooms, and none of us is only a salesperson. Tahmina leads the first visit to every new customer, and someone who’ll build for you comes along. That’s why we take on ${inWords(projectsAtOnce)} projects at a time and never one more.`,
      `It doesn’t always go well. A savings app for market sellers in Jashore took us a month longer than promised, and its first trial had to be stopped after six days. We paid for the month. What went wrong, and what we’ve done differently since, is in our portfolio under Mutho; ask the society itself, if you like.`,
    ],
    /** The counts add up to the number of people in content/facts.ts; a test sees to that. */
    roles: {
      heading: 'Who does what',
      items: [
        { count: 1, role: 'founder', text: 'Tahmina Sarkar: first visits, consultancy, and her signature under every price' },
        {
          count: 2,
          role: 'project leads',
          text: 'Shirin Akter and Arif Hossain keep the dates and answer the phone; for the work itself you talk to whoever does it',
        },
        {
          count: 3,
          role: 'designers',
          text: 'Nabila Karim and Prity Saha design the screens, Sumon Barua writes the words on them in Bangla and English',
        },
        { count: 3, role: 'web developers', text: 'Mehedi Islam, Lamia Haque and Anik Das: sites, shops, WordPress and Drupal' },
        { count: 2, role: 'software developers', text: 'Rafiq Hasan and Sadia Rahman: business systems, data and servers' },
        { count: 1, role: 'app developer', text: 'Tushar Roy: Android and iOS; the software developers build the servers behind his apps' },
        { count: 1, role: 'tester', text: 'Nasrin Jahan tries each release on slow phones, and may stop it' },
        {
          count: 1,
          role: 'support engineer',
          text: 'Tanvir Ahmed: updates, backups, and the first answer when something breaks; on Tuesdays the web developers update with him',
        },
      ],
    },
  },
  counters: {
    heading: 'Our numbers',
    text: 'One flower for each: a buti, which a weaver sets into muslin one at a time.',
    items: [
      { label: 'Thursday demos, each with running software', count: 960 },
      { label: 'websites and systems we look after today', count: 90 },
      { label: 'people trained at their own desks', count: 852 },
      { label: 'shops, wards, yards and schools visited before we designed anything', count: 100 },
    ],
  },
  mission: {
    heading: 'Mission',
    text: 'To give a company of ten the tools a company of ten thousand takes for granted, at a price known in advance.',
  },
  vision: {
    heading: 'Vision',
    text: 'That software made in Dhaka is asked for by name, as its muslin once was, for the care in every thread.',
  },
  founder: {
    name: 'Tahmina Sarkar',
    role: 'Founder',
    quote:
      'My grandmother never wove a border she hadn’t counted first. I was an engineer for eight years before I understood that she was one too.',
    text: `Tahmina grew up in Rupganj, between two looms. She studied in Khulna, built booking systems in Dhaka and Rotterdam, and came back in ${founded} to start with one customer and a borrowed table. She still leads the first visit to every new customer and signs every price.`,
    social: ['linkedin', 'facebook', 'x', 'instagram'] satisfies SocialIcon[],
    imageAlt: 'Woven portrait of Tahmina Sarkar in a bordered sari, with glasses and her grey hair in a bun',
  },
  /** At the end of the page. */
  visit: {
    heading: 'Tahmina makes the first visit',
    text: `${firstVisit[0]?.toUpperCase()}${firstVisit.slice(1)} at your place, with someone who’d build for you, or a video call if you’re far away. It’s free.`,
    button: 'Ask for a visit',
    /** What the form then says that was chosen. */
    offer: 'A first visit',
  },
  values: {
    heading: 'Five core values',
    items: [
      {
        title: 'Count before you promise',
        text: 'We estimate from a message and promise after a visit, as a weaver counts her threads first.',
      },
      { title: 'Name the price', text: 'In writing, before the work, once.' },
      { title: 'Open your work', text: 'Good cloth is clean on the back too. So is good code, and you’re welcome to look.' },
      { title: 'Hand over the keys', text: 'Your data and your domain are yours from the first day, the code once it’s paid for.' },
      { title: 'Mend what breaks', text: `Free corrections for ${correctionTime}, then support for as long as you like.` },
    ],
  },
};
