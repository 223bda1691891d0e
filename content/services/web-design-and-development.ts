import type { ServicePage, WebHeroFigure } from './types.ts';

/** The page /services/webDesigAndDev. */
export const webDesignAndDevelopment = {
  meta: {
    title: 'Web design and development',
    description:
      'Company sites from ৳85,000, web shops from ৳2,40,000, redesign, booking and care: what each costs, how many weeks it takes and what it is made of.',
  },
  title: 'Web design and development',
  lead: 'First a drawing that you can click through, then the site that was drawn. The same two people stay with it from the first line to the first order.',
  heroActions: { quote: 'Get a price', offers: 'What we offer' },
  heroFigure: {
    project: 'Shital',
    alt: 'A web shop for cane and jute ware. Its left half is still a drawing on squared paper, its right half is built.',
    drawnCaption: 'Drawn, week four',
    builtCaption: 'Built, week nine',
  },
  groups: [
    {
      icon: 'design',
      name: 'Web Design',
      intro: 'For a site that exists only in your head, or one that no longer looks like you.',
      offerings: [
        {
          title: 'Company website',
          description: 'Five to twelve pages in Bangla and English, written with you, not filled in by you.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          price: '৳85,000',
          time: '3 to 6 weeks',
        },
        {
          title: 'Redesign',
          description: 'We watch six of your customers use the old site, keep what works and draw the rest again.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          price: '৳1,10,000',
          time: '4 weeks',
        },
        {
          title: 'Design system',
          description: 'Colours, type, forms and forty parts, as files that your own developers can use.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          price: '৳1,60,000',
          time: '5 weeks',
        },
      ],
    },
    {
      icon: 'code',
      name: 'Web Development',
      intro: 'For a site that has to sell, book, count or answer. All prices are fixed before we start.',
      offerings: [
        {
          title: 'Web shop',
          description: 'Catalogue, cash on delivery, bKash, cards and the couriers. Your staff packs from a phone.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          price: '৳2,40,000',
          time: '6 to 8 weeks',
        },
        {
          title: 'Booking and members',
          description: 'Rooms, seats, lessons or doctors. Reminders go out by SMS, and the calendar is yours.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          price: '৳2,80,000',
          time: '7 weeks',
        },
        {
          title: 'Connection',
          description: 'Site, stock and accounts exchange their numbers by themselves, every five minutes.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          price: '৳95,000',
          time: '2 weeks',
        },
        {
          title: 'Care',
          description: 'Updates, backups and a person who answers. Monthly, and you may stop in any month.',
          cta: 'Ask about care',
          buttonAction: '/contact',
          price: '৳12,000',
          time: 'a month',
        },
      ],
    },
  ],
  process: {
    title: 'The same site on six Thursdays',
    intro: 'A small site takes six weeks at most. On each Thursday you see how far the cloth has come.',
    stages: [
      { name: 'Warp', text: 'Who comes, what for, on which phone. The list of pages.' },
      { name: 'Drawing', text: 'Every page to click through. Say no as often as you like.' },
      { name: 'Words', text: 'We write, you correct. Photographs in one morning.' },
      { name: 'Pages', text: 'The first four run on a test address.' },
      { name: 'Trial', text: 'Slow network, screen reader, your least patient customer.' },
      { name: 'Live', text: 'The address changes at night. We stay until noon.' },
    ],
  },
  tools: {
    title: 'Tools and frameworks',
    intro:
      'Every garment names its maker on the label. Your site is made of these, and none of them belongs to us: any good developer can go on where we stop.',
    items: [
      { name: 'HTML', benefit: ['Read by every browser and every screen reader', 'Still opens in twenty years'] },
      { name: 'CSS', benefit: ['One page for a phone in the sun and a screen on a wall', 'Dark and light from the same rules'] },
      { name: 'Bootstrap', benefit: ['Office screens in days, from parts that are tested', 'Known to almost any developer you may hire'] },
      { name: 'Tailwind', benefit: ['Your colours and spaces named once, used everywhere', 'Only the styles in use are sent'] },
      { name: 'React', benefit: ['Baskets, filters and calendars that answer at once', 'Parts that your app can share'] },
      { name: 'Vue', benefit: ['Small moving parts inside a site that stands already'] },
      { name: 'JavaScript', benefit: ['Runs in every browser', 'Sent only where a page needs it'] },
      { name: 'TypeScript', benefit: ['Mistakes found while typing, not by a customer'] },
      { name: 'Laravel', benefit: ['Orders, payments and e-mail on one known frame', 'Supported releases every year'] },
      { name: 'PHP', benefit: ['Runs with nearly every host, from ৳3,000 a year'] },
      { name: 'Node', benefit: ['Live prices and messages without reloading'] },
      { name: 'MySQL', benefit: ['A database that your next developer knows as well'] },
      { name: 'Figma', benefit: ['Drawings that you open by a link and comment on from your phone'] },
    ],
  },
  portfolioBanner: {
    title: 'Somebody has had your problem before',
    text: 'Shops, schools, freight, clinics: a choice from two hundred projects, each with its figures.',
    button: 'View Project',
    projects: ['Kolmi Clinic', 'Karnaphuli Freight'],
  },
  questions: {
    title: 'What people ask before they order',
    items: [
      {
        Question: 'Why is one site ৳85,000 and another ৳2,40,000?',
        Answer:
          'Because the first one tells and the second one sells. A page that tells needs words and a drawing. A page that sells needs payment, stock, couriers, invoices and a plan for the day on which one of them fails. The price follows the number of such things, never the number of pages.',
      },
      {
        Question: 'Who owns the code and the address?',
        Answer:
          'You do. The address is registered in your name on the first day, with your own password. The drawings and the code of a stage are yours on the day on which its invoice is paid, and they lie in an account of yours, not in ours.',
      },
      {
        Question: 'Can we write and change pages ourselves?',
        Answer:
          'Yes, from a phone. Texts, prices, pictures and new pages are changed in an office screen, in Bangla or English, with a preview before anybody else sees it. You get two hours of training at your desk and a guide of six pages with your own screens in it.',
      },
      {
        Question: 'What happens to our place in the search results?',
        Answer:
          'Every old address leads to its new one. We list the old pages before we draw, redirect each of them, hand the new list to the search engines and watch it for six weeks. A dip of a week or two is normal; a page that stays behind gets repaired at no charge.',
      },
      {
        Question: 'When do we pay?',
        Answer:
          'A third at the start, a third after the drawing, and a third when it is live. By bank transfer or bKash, against an invoice with VAT. If you stop after the drawing, the drawing is yours and the rest is not due.',
      },
    ],
  },
} satisfies ServicePage & { heroFigure: WebHeroFigure };
