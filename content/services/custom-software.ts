import type { ServicePage, SoftwareHeroFigure } from './types.ts';

/** The page /services/customSoftwareDev. */
export const customSoftware = {
  meta: {
    title: 'Custom software development',
    description:
      'Stock, orders, production and customer windows from ৳5,80,000, built in slices that run; takeovers, moved data and care. What to buy instead, we say too.',
  },
  title: 'Software for the part that no bought tool fits',
  lead: 'Stock, orders, bookings, production. We sit beside the people who do the work, draw what would help them, and build it in slices that run. If a bought tool does it, we name the tool.',
  heroActions: { quote: 'Get a price', offers: 'What we offer' },
  heroFigure: {
    project: 'Nolok Rice Mill',
    alt: 'A patchwork of cloths. In its middle, where one was missing, sits the screen of a rice mill’s weighbridge.',
    screenLabel: 'Built: from the scale to the cash desk',
    tileLabels: ['Bought: the indicator on the scale', 'Left alone: the accounts package', 'Left alone: the salary sheet'],
    caption: 'A rice mill in Naogaon had an offer for thirty modules. It needed one.',
    link: 'See the project',
  },
  groups: [
    {
      icon: 'software',
      name: 'Software Development',
      intro: 'For work that lives in a book, a group chat and three versions of a spreadsheet.',
      offerings: [
        {
          title: 'Stock and purchase',
          description: 'What lies where, what runs out on Thursday, who ordered it at which price. Counted with a phone’s camera.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          price: '৳6,00,000',
          time: '12 weeks',
        },
        {
          title: 'Orders and invoices',
          description: 'From the call to the paid bill without typing a name twice, with VAT forms and dues by customer.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          price: '৳6,50,000',
          time: '12 weeks',
        },
        {
          title: 'Production',
          description: 'Job cards, machines, shifts and waste for a mill, a press or a sewing floor, on the tablet beside the line.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          price: '৳8,50,000',
          time: '16 weeks',
        },
        {
          title: 'A window for your customers',
          description: 'They look up their order, container, report or balance themselves. Your telephone gets its evenings back.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          price: '৳5,80,000',
          time: '11 weeks',
        },
      ],
    },
    {
      icon: 'advice',
      name: 'Takeover and care',
      intro: 'For software that stands already, bought or built, and for the decision before it.',
      offerings: [
        {
          title: 'Strategic Consultancy',
          description: 'Two weeks with your team, then a plan on four pages: what to buy, what to build, what to leave alone.',
          cta: 'Ask for a plan',
          buttonAction: '/contact',
          price: '৳1,50,000',
          time: '2 weeks',
        },
        {
          title: 'Takeover',
          description: 'We read what somebody else has built. Four pages: what works, what is dangerous, what a repair costs.',
          cta: 'Have it read',
          buttonAction: '/contact',
          price: '৳40,000',
          time: '1 week',
        },
        {
          title: 'Old data moved',
          description: 'Customers, stock and open bills from spreadsheets, Access or paper, counted before and after.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          price: '৳60,000',
          time: '2 weeks',
        },
        {
          title: 'Care',
          description: 'Updates, tested backups, small changes and a person who answers, Sun-Fri, until eight in the evening.',
          cta: 'Ask about care',
          buttonAction: '/contact',
          price: '৳18,000',
          time: 'a month',
        },
      ],
    },
  ],
  process: {
    title: 'Twelve weeks in six steps of two',
    intro: 'Each step has its own price and its own result. From the fifth week on you see running software every Thursday.',
    stages: [
      { name: 'Listen', text: 'Three half days beside the people who do the work. A plan and a fixed price.' },
      { name: 'Draw', text: 'Every screen, clickable, on your own phone. Changes cost minutes here.' },
      { name: 'First slice', text: 'One task from beginning to end, used by two people with real orders.' },
      { name: 'The rest', text: 'Slice after slice, in the order in which they save you the most time.' },
      { name: 'Your data', text: 'Moved, counted and compared, while the old book is still kept.' },
      { name: 'Hand over', text: 'Training at your desk, then ninety days of corrections at no charge.' },
    ],
  },
  tools: {
    title: 'Tools and frameworks',
    intro: 'Chosen so that your next developer is easy to find. We add a new name only when it removes two old ones.',
    items: [
      { name: 'Laravel', benefit: ['Orders, rights, e-mail and reports on one known frame', 'Most of our systems stand on it'] },
      { name: 'PHP', benefit: ['Runs on a server for ৳3,000 a month or on the one in your office'] },
      { name: 'React', benefit: ['Lists of ten thousand rows that still answer at once', 'Parts that an app can share later'] },
      { name: 'TypeScript', benefit: ['A wrong field is found while typing, not on Saturday'] },
      { name: 'PostgreSQL', benefit: ['Money and stock are booked together or not at all', 'No licence, whatever the size'] },
      { name: 'MySQL', benefit: ['Where your present system lives on it already'] },
      { name: 'Node', benefit: ['Screens that change while a lorry stands on the scale'] },
      { name: 'Python', benefit: ['Reads the old spreadsheets, forecasts the next order'] },
      { name: 'Redis', benefit: ['Long reports are prepared in the background'] },
      { name: 'Docker', benefit: ['The same system on your server, on ours, or in the cloud'] },
      { name: 'Git', benefit: ['The whole history, in an account that belongs to you'] },
      { name: 'Figma', benefit: ['Screens to click through before a line is written'] },
    ],
  },
  questions: {
    title: 'What people ask before they build',
    items: [
      {
        Question: 'Should we buy or build?',
        Answer:
          'Buy what every company does in the same way: accounts, salaries, e-mail. Build what your customers come to you for, or what your people do in a book because no bought tool allows it. Often it is one small part, joined to tools that you have. Strategic Consultancy finds that part in two weeks.',
      },
      {
        Question: 'What if our wishes change on the way?',
        Answer:
          'They will. Until the drawing is signed off, changes are included. After that a change has a price before it is made, at a daily rate that stands in the quote. You can also exchange: leave out something of the same size, and the price stays.',
      },
      {
        Question: 'Who owns the code, and what if you are no longer there?',
        Answer:
          'The code of each stage is yours on the day on which its invoice is paid. It lies in your own account with its tests and a handbook: how to start it, how to restore it, which password is where. A developer who has never met us can take over in a week.',
      },
      {
        Question: 'Where does our data live?',
        Answer:
          'Where your customers’ law wants it and your network allows it: on a server in your office, in a data centre in Dhaka, or with a cloud in Singapore, Frankfurt or London. It is copied every night to a second place, and once a month we restore a copy to prove that it works.',
      },
      {
        Question: 'Our people are not used to computers. Will they use it?',
        Answer:
          'They use phones all day. We draw for what they know: big buttons, Bangla first, no more than one question a screen. Two of them try each slice before the others see it, and whatever they do not find within a minute is drawn again.',
      },
    ],
  },
} satisfies ServicePage & { heroFigure: SoftwareHeroFigure };
