import type { ServicePage, WordPressHeroFigure } from './types.ts';

/** The page /services/wordpressDev. */
export const wordpress = {
  meta: {
    title: 'WordPress and Drupal development',
    description:
      'Themes of your own, WooCommerce shops, moves, repairs and monthly care for WordPress and Drupal, with prices in taka, weeks and answers about safety.',
  },
  title: 'WordPress, from the first theme to the tenth year',
  lead: 'A site that your own people fill, and that does not break when they press Update. We build on WordPress and Drupal, move what stands elsewhere, and look after sites that others have built.',
  heroActions: { quote: 'Get a price', offers: 'What we offer' },
  heroFigure: {
    project: 'Dheki',
    alt: 'A recipe magazine, sewn with one red thread onto three older layers of cloth.',
    layers: ['Year 1: a theme', 'Year 3: a shop', 'Year 6: a second language', 'Year 10: the same site'],
    caption: 'A kantha is old cloth in layers, held by one thread. So is a site that has been looked after for ten years.',
  },
  groups: [
    {
      icon: 'cms',
      name: 'WordPress 360',
      intro: 'For companies that publish themselves. Few plugins, each with a reason written down.',
      offerings: [
        {
          title: 'Site with a theme of your own',
          description: 'Drawn for you, written from nothing. Editors choose from twelve blocks that always fit together.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          price: '৳1,20,000',
          time: '5 weeks',
        },
        {
          title: 'Shop on WooCommerce',
          description: 'Cash on delivery, bKash and cards, courier labels, and a stock count that agrees with the shelf.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          price: '৳2,60,000',
          time: '7 weeks',
        },
        {
          title: 'Move',
          description: 'From an old host or a website builder, with every address, picture and mailbox. Visitors notice nothing.',
          cta: 'Plan a move',
          buttonAction: '/contact',
          price: '৳35,000',
          time: '1 week',
        },
        {
          title: 'Repair',
          description: 'Hacked, slow or blank after an update. We clean it, say what happened and close the door behind it.',
          cta: 'Ask for repair',
          buttonAction: '/contact',
          price: '৳30,000',
          time: '3 days',
        },
      ],
    },
    {
      icon: 'code',
      name: 'Drupal and care',
      intro: 'For sites with many writers, many rights and many years ahead of them.',
      offerings: [
        {
          title: 'Drupal for many editors',
          description: 'Ministries, universities, publishers: who may write, who may check and who may publish, in three languages.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          price: '৳4,80,000',
          time: '12 weeks',
        },
        {
          title: 'From Drupal 7 to Drupal 11',
          description: 'Content, users and addresses move by script, as often as it takes until the counts agree.',
          cta: 'Plan a move',
          buttonAction: '/contact',
          price: '৳4,20,000',
          time: '10 weeks',
        },
        {
          title: 'Security check',
          description: 'Versions, rights, backups and forms, tested from outside and inside. You get eight pages, worst things first.',
          cta: 'Book a check',
          buttonAction: '/contact',
          price: '৳45,000',
          time: '1 week',
        },
        {
          title: 'Care',
          description: 'Updates tried on a copy each week, backups tested each month, two hours of changes. Stop in any month.',
          cta: 'Ask about care',
          buttonAction: '/contact',
          price: '৳12,000',
          time: 'a month',
        },
      ],
    },
  ],
  process: {
    title: 'The old site stays open while the new one is woven',
    intro: 'Six weeks for a site of forty pages. On each Thursday you try the part that is done, on your own phone.',
    stages: [
      { name: 'Inventory', text: 'Every page, plugin and form. What is read, what nobody has opened in a year.' },
      { name: 'Copy', text: 'A second site on a test address, where nothing can go wrong.' },
      { name: 'Theme', text: 'Drawn, shown, corrected, then written in code.' },
      { name: 'Content', text: 'Moved by script, read by people. Your editors start to write.' },
      { name: 'Trial', text: 'Speed on 3G, forms, rights, and one restored backup.' },
      { name: 'Live', text: 'Switched at night. Every old address leads to its new one.' },
    ],
  },
  tools: {
    title: 'Tools and frameworks',
    intro: 'All of it is open source. You pay for work, not for licences, and you may take the site to any other agency on any day.',
    items: [
      { name: 'WordPress', benefit: ['Your staff may know it already', 'Runs with nearly every host'] },
      { name: 'Drupal', benefit: ['Rights for each role and each kind of page', 'Languages are part of the core'] },
      { name: 'WooCommerce', benefit: ['A shop inside the site that you have', 'No share of your sales'] },
      { name: 'PHP', benefit: ['The language of both, kept at a supported version'] },
      { name: 'MySQL', benefit: ['All content in one database that can be backed up and moved'] },
      { name: 'HTML', benefit: ['Pages that screen readers and search engines understand'] },
      { name: 'CSS', benefit: ['Your theme without a page builder: none of its weight'] },
      { name: 'JavaScript', benefit: ['Blocks with a preview that tells the truth'] },
      { name: 'Composer', benefit: ['The exact version of every part, written down'] },
      { name: 'Redis', benefit: ['Answers kept in memory on the day of the big sale'] },
      { name: 'Git', benefit: ['Every change with its author and its reason, and a way back'] },
    ],
  },
  portfolioBanner: {
    title: 'Sites that their owners fill themselves',
    text: 'A magazine with eleven years of recipes, a shop that its makers fill by phone, and others, each with its figures.',
    button: 'View Project',
    projects: ['Shital', 'Dheki'],
  },
  questions: {
    title: 'What people ask about WordPress and Drupal',
    items: [
      {
        Question: 'Is WordPress safe enough for a company?',
        Answer:
          'Yes, if somebody looks after it. Most break-ins come through an old plugin or a weak password, not through WordPress itself. We use few plugins, update them every week on a copy first, give each editor the rights that the work needs and nothing more, and keep backups in a second place.',
      },
      {
        Question: 'WordPress or Drupal?',
        Answer:
          'Ask who will write. Up to ten editors who all may publish: WordPress, which is cheaper to build and easier to staff. Several departments, languages and steps of approval: Drupal, which does these without plugins. If neither fits, we say so before you have spent anything.',
      },
      {
        Question: 'Our site runs on Drupal 7. How urgent is that?',
        Answer:
          'Its community support ended in January 2025, so new holes are no longer closed for everybody. Plan the move for this year, and sooner if it takes payments or keeps personal data. Until then we can put a wall in front of it and watch it: that is part of care.',
      },
      {
        Question: 'Can you repair our site, or must it be built again?',
        Answer:
          'Most can be repaired. After one day of reading you get a page that says what a repair costs, what a new site costs and how long each of them will last. That day costs ৳10,000, and we take it off the price of whichever you choose.',
      },
      {
        Question: 'Who hosts the site, and who may sign in?',
        Answer:
          'You rent the hosting in your own name, between ৳6,000 and ৳36,000 a year; we choose it with you and set it up. You keep the highest account. Ours can be switched off by you on any day, and nothing stops working when you do.',
      },
    ],
  },
} satisfies ServicePage & { heroFigure: WordPressHeroFigure };
