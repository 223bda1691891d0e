import { city, country } from '#content/site.ts';
import { correctionTime, dayRate, estimateTime, serverPrice, studyPrice, studyTime, supportHours } from '../facts.ts';
import { inDollars } from '../money.ts';
import { offers } from '../offers.ts';
import type { ServicePage, SoftwareHeroFigure } from './types.ts';

/** The page /services/customSoftwareDev. */
export const customSoftware = {
  meta: {
    title: `Custom software development in ${city}, ${country}`,
    description: `Software for stock, orders and production from ${offers.customSoftware.price}, built in stages you can use. Takeovers, data migration and monthly support too.`,
  },
  title: 'Software for work no ready tool fits',
  lead: `Stock, orders, bookings, production. We sit with the people who do the work, design what would help them, and build it one usable part at a time. If a tool on the market does it, we’ll name the tool. From ${offers.customSoftware.price} (${inDollars(offers.customSoftware.price)}), without VAT.`,
  heroActions: { quote: 'Get a quote', offers: 'See the prices' },
  heroFigure: {
    project: 'Nolok Rice Mill',
    alt: 'A patchwork of cloths. In the middle, where one was missing, is the screen of a rice mill’s weighbridge.',
    screenLabel: 'Built: from the scale to the cash desk',
    tileLabels: ['Bought: the indicator on the scale', 'Left alone: the accounts package', 'Left alone: the salary sheet'],
    caption: 'A rice mill in Naogaon had a quote for thirty modules. It needed one.',
    link: 'See the project',
  },
  groups: [
    {
      icon: 'software',
      name: 'Software Development',
      intro: 'For work that’s done in a ledger, a group chat and four versions of a spreadsheet.',
      offerings: [
        {
          title: 'Stock and purchase',
          description: 'What’s where, what runs out on Thursday, who ordered it and at what price. Counted with a phone’s camera.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          ...offers.stock,
        },
        {
          title: 'Orders and invoices',
          description:
            'From the call to the paid bill without typing a name twice, with VAT forms and dues by customer. For a buying house: by buyer and style, up to the L/C.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          ...offers.orders,
        },
        {
          title: 'Production',
          description: 'Job cards, machines, shifts and waste for a mill, a press or a garments floor, on a tablet next to the machine.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          ...offers.production,
        },
        {
          title: 'Customer portal',
          description: 'Customers look up their order, container or balance themselves, and your phone stops ringing in the evening.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          ...offers.portal,
        },
      ],
    },
    {
      icon: 'care',
      name: 'Advice, takeover and support',
      intro: 'For software you already have, and for the decision before you buy any.',
      offerings: [
        {
          title: 'Strategic Consultancy',
          description:
            'When you don’t know yet: a plan on four pages, what to buy, what to build, what to leave alone, that any supplier can price.',
          cta: 'Ask for a plan',
          buttonAction: '/contact',
          ...offers.consultancy,
        },
        {
          title: 'Taking over existing software',
          description: 'We review code someone else has written. Four pages: what works, what’s dangerous, what a repair costs.',
          cta: 'Get it reviewed',
          buttonAction: '/contact',
          ...offers.takeover,
        },
        {
          title: 'Data migration',
          description: 'Customers, stock and open bills from spreadsheets, Access or paper, counted before and after.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          ...offers.oldData,
        },
        {
          title: 'Support and maintenance',
          description: `Every month: updates, tested backups, up to ${supportHours} of changes, and a person who answers the phone. Stop at the end of any.`,
          cta: 'Ask about support',
          buttonAction: '/contact',
          ...offers.systemCare,
        },
      ],
    },
  ],
  process: {
    title: 'Twelve weeks, in six steps',
    intro: 'Each step ends with something you can see or use. From week five we show you running software every Thursday.',
    stages: [
      { name: 'Listen', text: `The study: ${studyTime} with the people who do the work. ${studyPrice}, taken off the price if you go on.` },
      { name: 'Design', text: 'Every screen, clickable, on your own phone. Changing your mind costs minutes here.' },
      { name: 'First part', text: 'One task from start to finish, used by two people with real orders.' },
      { name: 'The rest', text: 'Part after part, in the order in which they save you the most time.' },
      { name: 'Your data', text: 'Moved, counted and compared, while the old ledger is still kept.' },
      { name: 'Hand over', text: `Training at your desk, then ${correctionTime} of free corrections.` },
    ],
  },
  tools: {
    title: 'Tools and frameworks',
    intro: 'Chosen so that your next developer is easy to find. We add a new name only when it removes two old ones.',
    items: [
      { name: 'Laravel', benefit: ['Orders, permissions, email and reports on one proven framework', 'Most of our systems run on it'] },
      { name: 'PHP', benefit: [`Runs on a rented server for ${serverPrice} a month, or on one in your office`] },
      { name: 'React', benefit: ['Lists of ten thousand rows that still respond at once', 'Rules that an app can share later'] },
      { name: 'TypeScript', benefit: ['A wrong field is found while we type, not by you on Saturday'] },
      { name: 'PostgreSQL', benefit: ['Money and stock are booked together or not at all', 'No licence, whatever the size'] },
      { name: 'MySQL', benefit: ['Where your present system already uses it'] },
      { name: 'Node', benefit: ['Screens that change while the lorry is still on the scale'] },
      { name: 'Python', benefit: ['Reads the old spreadsheets, forecasts the next order'] },
      { name: 'Redis', benefit: ['Long reports are prepared in the background'] },
      { name: 'Docker', benefit: ['The same system in your office, in a data centre or in the cloud'] },
      { name: 'Git', benefit: ['The whole history, in an account that belongs to you'] },
      { name: 'Figma', benefit: ['Screens to click through before any code is written'] },
    ],
  },
  questions: {
    title: 'What people ask before they build',
    items: [
      {
        Question: 'We’re a buying house in the garments trade. What would you build for us?',
        Answer: `Usually one system for orders: buyer, style, time and action plan, samples, L/C and its expiry, shipment, commission, so that a merchandiser sees what’s late before the buyer does. That’s ‘Orders and invoices’, ${offers.orders.price} to ${offers.orders.upTo}; a company website is ${offers.website.price} to ${offers.website.upTo} more. A company of twelve people doesn’t need an ERP: that joins purchase, floor and accounts, and you buy it by department. For Jhinuk Knits and its buying house we’ve built the calendar that ties lines to shipment dates; it’s in our portfolio. Our invoices add the VAT and allow for tax deducted at source.`,
      },
      {
        Question: 'A free visit, a study or Strategic Consultancy: which do we need?',
        Answer: `The estimate (${estimateTime}) and the first visit are free and tell us both whether it’s worth going on. If you know what you want built, the study follows: ${studyTime}, ${studyPrice}, taken off the first stage, and it ends with a fixed price. If you don’t know whether to buy, build or leave things alone, take the consultancy: ${offers.consultancy.time}, ${offers.consultancy.price}, and a plan any supplier can price. We don’t take that off a later order, because advice that pays the adviser to build isn’t neutral; but you won’t need the study any more.`,
      },
      {
        Question: 'We’re a start-up. Can you build a first version?',
        Answer: `Yes, and it should be small enough to be wrong. After the study we build one part, the one your idea stands or falls with, and people use it after six weeks: a stock system’s first part, for example, is ${offers.stockFirstPart.price} (${inDollars(offers.stockFirstPart.price)}). Then you stop, change course or go on, and the code is yours either way. Porua, in our portfolio, began like that: two teachers, one exercise book, and a second stage only once fourteen schools had said yes.`,
      },
      {
        Question: 'Should we buy or build?',
        Answer:
          'Buy what every company does in the same way: accounts, salaries, email. Build what your customers come to you for, or what your people still do in a ledger because no tool allows it. Often that’s one small part, connected to tools you have. Strategic Consultancy finds it in two weeks.',
      },
      {
        Question: 'What if we change our minds?',
        Answer: `You will. Until you approve the design, changes are included. After that a change has a price before it’s made, at ${dayRate} (${inDollars(dayRate)}) a day, the same for everyone. You can also swap: leave out something of the same size, and the price stays.`,
      },
      {
        Question: 'Who owns the code, and what if you’re gone one day?',
        Answer:
          'The code of each stage is yours on the day you pay its invoice. It’s kept in your own account, with its tests and a handbook: how to start it, how to restore it, where each password is. A developer who’s never met us can take over in a week.',
      },
      {
        Question: 'Where is our data kept?',
        Answer: `Wherever your customers’ law requires and your network allows: on a server in your office, in a data centre in ${city}, or with a cloud in Singapore, Frankfurt or London. It’s copied every night to a second place, and once a month we restore a copy to prove that it works.`,
      },
      {
        Question: 'Our people aren’t used to computers. Will they use it?',
        Answer:
          'They use phones all day. We design for what they know: big buttons, Bangla first, no more than one question on a screen. Two of them try each part before the others see it, and whatever they can’t find within a minute is redesigned.',
      },
    ],
  },
} satisfies ServicePage & { heroFigure: SoftwareHeroFigure };
