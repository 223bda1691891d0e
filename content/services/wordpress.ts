import { city } from '#content/site.ts';
import { currency } from '#content/currency.ts';
import { drupalHostingPrice, hostingPrice, securityFixTime, supportHours, updateRhythm } from '../facts.ts';
import { inDollars } from '../money.ts';
import { offers } from '../offers.ts';
import type { ServicePage, WordPressHeroFigure } from './types.ts';

/** The page /services/wordpressDev. */
export const wordpress = {
  meta: {
    title: `WordPress and Drupal development in ${city}`,
    description: `Custom themes, WooCommerce shops, moves, repairs and monthly support for WordPress and Drupal: prices in ${currency.name}, weeks and answers about safety.`,
  },
  title: 'WordPress and Drupal, built and looked after',
  lead: `A site your own people can fill, and that doesn’t break when they press Update. We build on WordPress and Drupal, move sites there, and look after sites others have built. New sites from ${offers.theme.price} (${inDollars(offers.theme.price)}), repairs from ${offers.repair.price}, without VAT.`,
  heroActions: { quote: 'Get a quote', offers: 'See the prices' },
  heroFigure: {
    project: 'Dheki',
    alt: 'A recipe magazine, sewn with one red thread onto three older layers of cloth.',
    layers: ['2013: the first recipe', '2017: a second language', '2023: 38 plugins', '2024: the same recipes'],
    caption: 'A kantha is old cloth in layers, held by one thread. So is Dheki: eleven years of recipes, and every address still works.',
  },
  groups: [
    {
      icon: 'cms',
      name: 'WordPress 360',
      intro: 'For companies that publish for themselves. Few plugins, each for a written reason.',
      offerings: [
        {
          title: 'Site with a custom theme',
          description: 'Designed for you and written from scratch. Editors choose from ten blocks that always fit together.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          ...offers.theme,
        },
        {
          title: 'Shop on WooCommerce',
          description:
            'Cash on delivery, bKash, cards through a Bangladeshi gateway, courier labels, and a stock count that agrees with the shelf.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          ...offers.wooCommerce,
        },
        {
          title: 'Move to a new host',
          description: 'From an old host or a website builder, with every address, picture and mailbox. Visitors notice nothing.',
          cta: 'Plan a move',
          buttonAction: '/contact',
          ...offers.move,
        },
        {
          title: 'Repair',
          description: `Hacked, slow or blank after an update. First a day’s look, ${offers.diagnosis.price}, taken off the price. Then we clean it up, tell you what happened and lock the door behind it.`,
          cta: 'Ask for a repair',
          buttonAction: '/contact',
          ...offers.repair,
        },
      ],
    },
    {
      icon: 'drupal',
      name: 'Drupal and support',
      intro: 'For sites with many writers and many roles, and for any site that has to keep running.',
      offerings: [
        {
          title: 'Drupal for many editors',
          description: 'Ministries, universities, publishers: who may write, who may check and who may publish, in three languages.',
          cta: 'Get a quote',
          buttonAction: '/contact',
          ...offers.drupal,
        },
        {
          title: 'From Drupal 7 to Drupal 11',
          description: `Content, users and addresses move by script, as often as it takes for the counts to agree. From Drupal 10 it’s a step, ${offers.drupalStep.price} to ${offers.drupalStep.upTo}.`,
          cta: 'Plan a move',
          buttonAction: '/contact',
          ...offers.drupalUpgrade,
        },
        {
          title: 'Security check',
          description: 'Versions, permissions, backups and forms, tested from outside and inside. You get eight pages, worst things first.',
          cta: 'Book a check',
          buttonAction: '/contact',
          ...offers.securityCheck,
        },
        {
          title: 'Support and maintenance',
          description: `Updates tried on a copy ${updateRhythm}. Each month a backup restored, to prove that it works, and up to ${supportHours} of changes by a web developer.`,
          cta: 'Ask about support',
          buttonAction: '/contact',
          ...offers.siteCare,
        },
      ],
    },
  ],
  process: {
    title: 'The old site stays open while we build the new one',
    intro: 'Six weeks for a site of thirty pages. Every Thursday you try what’s ready, on your own phone.',
    stages: [
      { name: 'Inventory', text: 'Every page, plugin and form. What’s read, and what no one has opened in a year.' },
      { name: 'Copy', text: 'A second site on a test address, where nothing can go wrong.' },
      { name: 'Theme', text: 'Designed, shown, corrected, then written in code.' },
      { name: 'Content', text: 'Moved by script, read by people. Your editors start to write.' },
      { name: 'Trial', text: 'Speed on a slow phone network, forms, permissions, and one restored backup.' },
      { name: 'Live', text: 'Switched at night. Every old address leads to its new one.' },
    ],
  },
  tools: {
    title: 'Tools and frameworks',
    intro: 'It’s all open source. You pay for work, not for licences, and you can take the site to another agency whenever you like.',
    items: [
      { name: 'WordPress', benefit: ['Your staff may know it already', 'Runs on nearly every host'] },
      { name: 'Drupal', benefit: ['Permissions for each role and each kind of page', 'Languages are part of the core'] },
      { name: 'WooCommerce', benefit: ['A shop inside your existing site', 'No share of your sales'] },
      { name: 'PHP', benefit: ['The language of both, kept at a supported version'] },
      { name: 'MySQL', benefit: ['All content in one database, easy to back up and move'] },
      { name: 'HTML', benefit: ['Pages that screen readers and search engines understand'] },
      { name: 'CSS', benefit: ['Your theme without a page builder, and without its weight'] },
      { name: 'JavaScript', benefit: ['The editor shows what visitors will see'] },
      { name: 'Composer', benefit: ['The exact version of every part, written down'] },
      { name: 'Redis', benefit: ['Pages kept in memory on the day of the big sale'] },
      { name: 'Git', benefit: ['Every change with its author and its reason, and a way back'] },
    ],
  },
  portfolioBanner: {
    title: 'Sites their owners fill themselves',
    text: 'A newspaper in Drupal and a magazine with 1,386 recipes in WordPress, each with its place, its time and three figures.',
    button: 'View Project',
    tools: ['WordPress', 'Drupal'],
    projects: ['Dinlipi', 'Dheki'],
  },
  questions: {
    title: 'What people ask about WordPress and Drupal',
    items: [
      {
        Question: 'Is WordPress safe enough for a company?',
        Answer: `Yes, if someone looks after it. Most break-ins come through an old plugin or a weak password, not through WordPress itself. We use few plugins and update them ${updateRhythm}, on a copy first; security fixes go in within ${securityFixTime}. Each editor gets the permissions the work needs and nothing more, and backups are kept in a second place.`,
      },
      {
        Question: 'WordPress or Drupal?',
        Answer:
          'Ask who will write. Up to ten editors who may all publish: WordPress, which is cheaper to build and easier to staff. Several departments, languages and steps of approval: Drupal, which does these without plugins. If neither fits, we’ll say so before you’ve spent anything.',
      },
      {
        Question: 'Our site runs on Drupal 7, or on Drupal 10. How urgent is that?',
        Answer: `Support for Drupal 7 ended in January 2025, so new security holes are no longer closed for everyone. Move first if the site takes payments or keeps personal data: ${offers.drupalUpgrade.price} to ${offers.drupalUpgrade.upTo}, ${offers.drupalUpgrade.time}. Support for Drupal 10 runs to 9 December 2026; the step to 11 is small, ${offers.drupalStep.price} to ${offers.drupalStep.upTo} and ${offers.drupalStep.time}. Until you’ve moved, we can put a firewall in front of the site and watch it, as part of support.`,
      },
      {
        Question: 'Can you repair our site, or must it be rebuilt?',
        Answer: `Most can be repaired. We spend a day looking at it, and you get a page that says what a repair costs, what a new site costs and how long each will last. That day costs ${offers.diagnosis.price}, and we take it off the price of whichever you choose.`,
      },
      {
        Question: 'Who hosts the site, and who may sign in?',
        Answer: `You rent the hosting in your own name: from ${hostingPrice} a year for WordPress, from about ${drupalHostingPrice} for Drupal. We choose it with you and set it up. The owner’s account is yours. You can switch ours off whenever you like, and nothing stops working when you do.`,
      },
    ],
  },
} satisfies ServicePage & { heroFigure: WordPressHeroFigure };
