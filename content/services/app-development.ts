import { city, country } from '#content/site.ts';
import { studyPrice, studyTime } from '../facts.ts';
import { inDollars } from '../money.ts';
import { offers } from '../offers.ts';
import type { AppDevelopmentPage } from './types.ts';

/** The page /services/appDevelopment. */
export const appDevelopment = {
  meta: {
    title: `Android and iOS app development in ${city}, ${country}`,
    description: `Android and iOS apps from ${offers.app.price}, in Bangla and English, that work without a network: prices, weeks, technologies and the trades we know.`,
  },
  hero: {
    title: 'Android and iOS apps that work offline',
    lead: `Both from one code base, in Bangla and English. What your people need is on the phone, with or without a signal. From ${offers.app.price} (${inDollars(offers.app.price)}), without VAT.`,
    button: 'Contact Us',
    phones: {
      alt: 'A launch ticket on an Android phone in English and on an iPhone in Bangla. The same woven ticket code runs through both.',
      clock: '11:42',
      network: 'No network',
      tickets: [
        {
          language: 'en',
          route: 'Sadarghat to Bhola',
          ship: 'MV Dhanshalik, upper floor',
          facts: [
            { label: 'Leaves', value: '7:30 pm' },
            { label: 'Cabin', value: '214' },
            { label: 'Fare', value: '৳1,400' }, // not ours
          ],
          button: 'Show at the gangway',
        },
        {
          language: 'bn',
          route: 'সদরঘাট থেকে ভোলা',
          ship: 'এমভি ধানশালিক, দোতলা',
          facts: [
            { label: 'ছাড়বে সন্ধ্যা', value: '৭:৩০' },
            { label: 'কেবিন', value: '২১৪' },
            { label: 'ভাড়া', value: '৳১,৪০০' },
          ],
          button: 'লঞ্চে ওঠার সময় দেখান',
        },
      ],
    },
  },
  services: {
    title: 'Six ways we help with apps',
    intro: `App Development starts with a study: ${studyTime} with the people who’ll hold the phone, in the warehouse, on the motorcycle, at the bedside. It costs ${studyPrice}, which we take off the price.`,
    cards: [
      {
        icon: 'phone',
        title: 'Android apps',
        description: 'Also for ৳9,000 phones: a 12 MB download that runs well on 2 GB of memory.', // not ours
        cta: 'Get a quote',
        link: '/contact',
        ...offers.androidApp,
      },
      {
        icon: 'tablet',
        title: 'iOS apps',
        description: 'With Apple’s own controls, and checked against its rules before we submit it.',
        cta: 'Get a quote',
        link: '/contact',
        ...offers.iosApp,
      },
      {
        icon: 'twins',
        title: 'One code base, two stores',
        description: 'Flutter or React Native, when both must be out on the same day.',
        cta: 'Get a quote',
        link: '/contact',
        ...offers.bothApps,
      },
      {
        icon: 'badge',
        title: 'Apps for your own staff',
        description:
          'Sales rounds, deliveries, attendance. Installed from a link, not found in the public stores, and registered with Google in your name.',
        cta: 'Get a quote',
        link: '/contact',
        ...offers.staffApp,
      },
      {
        icon: 'server',
        title: 'Servers and data',
        description:
          'Part of every app above, in its price. On its own, for an app you have: accounts, messages, payment, and what happens when two phones have changed the same thing offline.',
        cta: 'Get a quote',
        link: '/contact',
        ...offers.appServer,
      },
      {
        icon: 'care',
        title: 'App rescue',
        description: 'An app left half finished, or broken by the last system update.',
        cta: 'Get a quote',
        link: '/contact',
        ...offers.appRescue,
      },
    ],
  },
  technologies: {
    title: 'Our seven technologies',
    intro: 'Each for what it does best. Any good app developer knows them, so you can carry on without us.',
    items: [
      {
        name: 'Android',
        benefit: ['Barcodes, Bluetooth scales and printers, in Kotlin, close to the device.', 'Tested on 2 GB phones.'],
      },
      {
        name: 'IOS',
        benefit: ['Widgets, watch and wallet, in Swift, for customers who pay with an iPhone.', 'One build for iPhone and iPad.'],
      },
      { name: 'JavaScript', benefit: ['One language for the app, the site and the server.', 'Rules for prices and dates written once.'] },
      { name: 'React', benefit: ['React Native, when your site already uses React.', 'Developers and rules are shared by both.'] },
      { name: 'Flutter', benefit: ['Our first choice for two stores.', 'It draws every pixel itself, so both look alike.'] },
      { name: 'Laravel', benefit: ['The server behind the app.', 'With the admin screens your staff use.'] },
      {
        name: 'PostgreSQL',
        benefit: [`Where the data is kept, in ${city} or where your customers’ law requires.`, 'Records every change and its time.'],
      },
    ],
  },
  keyElements: {
    title: 'Key Elements to Consider in a Website',
    intro: 'Most apps have a website too, and people meet it first. These six decide whether they stay.',
    project: 'Shital',
    alt: 'A web shop for cane and jute ware with six places numbered: name, menu, heading, button, picture and price.',
    items: [
      {
        title: 'A name people remember',
        text: 'One word, and from every page it leads home.',
        position: { left: 16.5, top: 6.5 },
        detail: { left: 0, top: 0 },
      },
      { title: 'A short menu', text: 'Six entries at most, and a search.', position: { left: 83, top: 0 }, detail: { left: 69.5, top: 0 } },
      {
        title: 'One sentence first',
        text: 'What’s sold here, and to whom. In under three seconds, on a slow phone network.',
        position: { left: 24.5, top: 19 },
        detail: { left: 0, top: 9.5 },
      },
      {
        title: 'One thing to do',
        text: 'The button says what happens next.',
        position: { left: 69, top: 52 },
        detail: { left: 69.5, top: 20.6 },
      },
      {
        title: 'Light pictures',
        text: 'Under 100 KB each, and described for those who can’t see them.',
        position: { left: 35, top: 45 },
        detail: { left: 32, top: 15 },
      },
      {
        title: 'The price, in the open',
        text: 'No one calls to ask for it any more. They go elsewhere.',
        position: { left: 46.5, top: 68 },
        detail: { left: 22.5, top: 56 },
      },
    ],
  },
  industries: {
    title: 'Industries',
    intro: 'Twelve trades we know from the inside, garments and their buying houses among them.',
    button: 'Ask a question',
    items: [
      { name: 'Retail', icon: 'retail' },
      { name: 'Restaurants', icon: 'food' },
      { name: 'Health care', icon: 'health' },
      { name: 'Education', icon: 'school' },
      { name: 'Freight', icon: 'freight' },
      { name: 'Farming', icon: 'farm' },
      { name: 'Garments', icon: 'cloth' },
      { name: 'Banking', icon: 'bank' },
      { name: 'Real estate', icon: 'house' },
      { name: 'Travel', icon: 'travel' },
      { name: 'Media', icon: 'media' },
      { name: 'Non-profit', icon: 'welfare' },
    ],
  },
} satisfies AppDevelopmentPage;
