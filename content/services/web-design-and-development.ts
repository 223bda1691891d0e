import { city } from '#content/site.ts';
import { correctionTime, hostingPrice, paymentCount, paymentParts, projects, supportHours } from '../facts.ts';
import { inDollars } from '../money.ts';
import { offers } from '../offers.ts';
import type { ServicePage, WebHeroFigure } from './types.ts';

/** The page /services/webDesigAndDev. */
export const webDesignAndDevelopment = {
  meta: {
    title: `Web design and development company in ${city}`,
    description: `Company sites from ${offers.website.price}, web shops from ${offers.shop.price}, redesign, booking, support: what each costs, how long it takes and what’s in it.`,
  },
  title: 'Web design and development',
  lead: `First a design you can click through, then the site itself. The same two people stay with it from the first sketch to the first order. Sites from ${offers.website.price} (${inDollars(offers.website.price)}), shops from ${offers.shop.price} (${inDollars(offers.shop.price)}), without VAT.`,
  heroActions: { quote: 'Get a quote', offers: 'See the prices' },
  heroFigure: {
    project: 'Shital',
    alt: 'A web shop for cane and jute ware. Its left half is still a drawing on squared paper, its right half is built.',
    drawnCaption: 'Shital, designed in week four',
    builtCaption: 'and built in week nine of ten',
  },
  groups: [
    {
      icon: 'design',
      name: 'Web Design',
      intro: 'For a site that exists only in your head, or one that no longer looks like you.',
      offerings: [
        {
          title: 'Company website',
          description: 'Five to twelve pages in Bangla and English, written with you rather than left for you to fill.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          ...offers.website,
        },
        {
          title: 'Redesign',
          description: 'We watch six of your customers use the old site, keep what works and redesign the rest.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          ...offers.redesign,
        },
        {
          title: 'Design system',
          description: 'Colours, type, forms and a few dozen components, as files your own developers can use.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          ...offers.designSystem,
        },
      ],
    },
    {
      icon: 'code',
      name: 'Web Development',
      intro: 'For a site that has to sell, book, count or answer. Every price is fixed after the first visit, which is free.',
      offerings: [
        {
          title: 'Web shop',
          description:
            'Catalogue, cash on delivery, bKash, cards through a Bangladeshi payment gateway, and your couriers. Your staff pack from a phone.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          ...offers.shop,
        },
        {
          title: 'Booking and members',
          description: 'Rooms, seats, lessons or doctors. Reminders go out by text message, and the calendar is yours.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          ...offers.booking,
        },
        {
          title: 'Integrations',
          description: 'Site, stock and accounts keep each other up to date, every five minutes.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          ...offers.connection,
        },
        {
          title: 'Support and maintenance',
          description: `Every month: updates, backups, up to ${supportHours} of changes, and a person who answers. Stop at the end of any.`,
          cta: 'Ask about support',
          buttonAction: '/contact',
          ...offers.siteCare,
        },
      ],
    },
  ],
  process: {
    title: 'A website in six weeks, step by step',
    intro: 'A smaller one needs three. Every Thursday you see how far we’ve come.',
    stages: [
      { name: 'Plan', text: 'Who comes, what for, on which phone. The list of pages.' },
      { name: 'Design', text: 'Every page to click through. Say no as often as you like.' },
      { name: 'Words', text: 'We write, you correct. Photographs in one morning.' },
      { name: 'Pages', text: 'The first four run on a test address.' },
      { name: 'Trial', text: 'Slow network, screen reader, your least patient customer.' },
      { name: 'Live', text: 'The domain moves at night. We stay until noon.' },
    ],
  },
  tools: {
    title: 'Tools and frameworks',
    intro: 'Your site is built with these, and none of them belongs to us: any good developer can carry on where we stop.',
    items: [
      { name: 'HTML', benefit: ['Read by every browser and every screen reader', 'Still opens in twenty years'] },
      { name: 'CSS', benefit: ['One page for a phone in the sun and a screen on a wall', 'Dark and light from the same rules'] },
      { name: 'Bootstrap', benefit: ['Admin screens in days, from tested parts', 'Known to almost any developer you might hire'] },
      { name: 'Tailwind', benefit: ['Your colours and spaces named once, used everywhere', 'Only the styles in use are sent'] },
      { name: 'React', benefit: ['Baskets, filters and calendars that respond at once', 'Rules that your app can share'] },
      { name: 'Vue', benefit: ['Small interactive parts inside an existing site'] },
      { name: 'JavaScript', benefit: ['Runs in every browser', 'Loaded only where a page needs it'] },
      { name: 'TypeScript', benefit: ['Mistakes found while we type, not by a customer'] },
      { name: 'Laravel', benefit: ['Orders, payments and email on one proven framework', 'Supported releases every year'] },
      { name: 'PHP', benefit: [`Runs on nearly every host, from ${hostingPrice} a year`] },
      { name: 'Node', benefit: ['Live prices and messages without reloading'] },
      { name: 'MySQL', benefit: ['A database your next developer knows too'] },
      { name: 'Figma', benefit: ['Designs you open by a link and comment on from your phone'] },
    ],
  },
  portfolioBanner: {
    title: 'A clinic and a factory we’ve built for',
    text: `A small choice from ${projects} projects, each with its place, its time and three figures.`,
    button: 'View Project',
    tools: ['React', 'Vue', 'Laravel'],
    projects: ['Kolmi Clinic', 'Jhinuk Knits'],
  },
  questions: {
    title: 'What people ask before they order',
    items: [
      {
        Question: `Why is one site ${offers.website.price} and another ${offers.shop.price}?`,
        Answer: `Because the first one informs and the second one sells. A page that informs needs words and a design. A page that sells needs payment, stock, couriers, invoices and a plan for the day one of them fails. The price follows the number of such things far more than the number of pages. Between the two is WordPress, for people who publish every week: a custom theme and an editor of your own, from ${offers.theme.price}.`,
      },
      {
        Question: 'Who owns the code and the domain?',
        Answer:
          'You do. The domain is registered in your name on the first day, with your own password. The design and the code of a stage are yours on the day you pay its invoice, and they’re kept in your account, not in ours.',
      },
      {
        Question: 'Can we write and change pages ourselves?',
        Answer:
          'Yes, from a phone. You change texts, prices, pictures and pages in an editor, in Bangla or English, with a preview before anyone else sees it. You get two hours of training at your desk and a six-page guide with screenshots of your own site.',
      },
      {
        Question: 'What happens to our place in the search results?',
        Answer:
          'You keep it, as far as it’s in our hands: every old address leads to its new one. We list the old pages before we design, redirect each of them, hand the new list to the search engines and watch it for six weeks. A dip of a week or two is normal; if a page stays behind, we put it right at no charge.',
      },
      {
        Question: 'When do we pay?',
        Answer: `In ${paymentCount}: ${paymentParts}. By bank transfer or bKash, against an invoice that adds the VAT. Stop after approving the design and you owe only the first two. If the design doesn’t convince you at all, you owe only the first. For ${correctionTime} after the launch corrections are free.`,
      },
    ],
  },
} satisfies ServicePage & { heroFigure: WebHeroFigure };
