import type { AppDevelopmentPage } from './types.ts';

/** The page /services/appDevelopment. */
export const appDevelopment = {
  meta: {
    title: 'App development for Android and iOS',
    description:
      'Android and iOS apps from one code base that work without a network, in Bangla and English: six services, seven technologies and the trades we know.',
  },
  hero: {
    title: 'Apps that still work in the middle of the river',
    lead: 'Android and iOS from one code base. What your people need lies on the phone; the network is only asked when there is one.',
    button: 'Contact Us',
    phones: {
      alt: 'A ferry ticket on an Android phone in English and on an iPhone in Bangla. The same woven ticket code runs through both.',
      clock: '11:42',
      network: 'No network',
      tickets: [
        {
          language: 'en',
          route: 'Sadarghat to Bhola',
          ship: 'MV Kajol, deck B',
          facts: [
            { label: 'Leaves', value: '19:30' },
            { label: 'Cabin', value: '214' },
            { label: 'Paid', value: '৳1,400' },
          ],
          button: 'Show at the gangway',
        },
        {
          language: 'bn',
          route: 'সদরঘাট থেকে ভোলা',
          ship: 'এমভি কাজল, ডেক বি',
          facts: [
            { label: 'ছাড়ে', value: '১৯:৩০' },
            { label: 'কেবিন', value: '২১৪' },
            { label: 'ভাড়া', value: '৳১,৪০০' },
          ],
          button: 'গ্যাংওয়েতে দেখান',
        },
      ],
    },
  },
  services: {
    title: 'Six things that we build for the pocket',
    intro:
      'App Development starts with two days beside the people who will hold the phone: in the warehouse, on the motorcycle, at the bedside.',
    cards: [
      {
        icon: 'app',
        title: 'Android apps',
        description: 'For phones of ৳9,000 as well: 12 MB to load, quick on 2 GB of memory.',
        cta: 'Ask about Android',
        link: '/contact',
      },
      {
        icon: 'design',
        title: 'iOS apps',
        description: 'With Apple’s own controls, and prepared for its review before we send it in.',
        cta: 'Ask about iOS',
        link: '/contact',
      },
      {
        icon: 'software',
        title: 'One code, two stores',
        description: 'Flutter or React Native, when both must be out on the same day.',
        cta: 'Ask about both',
        link: '/contact',
      },
      {
        icon: 'crm',
        title: 'Apps for your own staff',
        description: 'Sales rounds, deliveries, attendance. Without any store, on your phones only.',
        cta: 'Ask about staff apps',
        link: '/contact',
      },
      {
        icon: 'code',
        title: 'The part nobody sees',
        description: 'Server, messages, payment, and the merge of what two phones wrote offline.',
        cta: 'Ask about servers',
        link: '/contact',
      },
      {
        icon: 'advice',
        title: 'Rescue and care',
        description: 'An app that was left half done, or one that the last system update broke.',
        cta: 'Ask about rescue',
        link: '/contact',
      },
    ],
  },
  technologies: {
    title: 'Seven technologies, each for a reason',
    items: [
      {
        name: 'Android',
        benefit: ['Barcode, Bluetooth scales and printers, written in Kotlin, close to the device.', 'Tested on 2 GB phones.'],
      },
      { name: 'IOS', benefit: ['Widgets, watch and wallet in Swift, for customers who pay by iPhone.', 'One build for iPhone and iPad.'] },
      { name: 'JavaScript', benefit: ['One language for the app, the site and the server.', 'Rules for prices and dates written once.'] },
      { name: 'React', benefit: ['React Native, when your site is React already.', 'Its parts are used again in the app.'] },
      { name: 'Flutter', benefit: ['Our first choice for two stores.', 'It draws every point itself, so both look alike.'] },
      { name: 'Laravel', benefit: ['The server behind it.', 'With the office screens where your staff works.'] },
      {
        name: 'PostgreSQL',
        benefit: ['Where the data lives, in Dhaka or where your customers’ law wants it.', 'Keeps every change and its hour.'],
      },
    ],
  },
  keyElements: {
    title: 'Key Elements to Consider in a Website',
    intro: 'Most apps have a site beside them, and people meet it first. These six decide whether they stay.',
    project: 'Shital',
    alt: 'A web shop for cane and jute ware with six places numbered: name, menu, heading, button, picture and price.',
    items: [
      { title: 'A name that one remembers', text: 'One word, and it is the way home from every page.', position: { left: 16.5, top: 6.5 } },
      { title: 'Few doors', text: 'Five entries at most. The sixth is a search.', position: { left: 83, top: 0 } },
      {
        title: 'One sentence first',
        text: 'What is sold here, for whom. In under three seconds, on 3G.',
        position: { left: 24.5, top: 19 },
      },
      { title: 'One thing to do', text: 'The button says what happens, with the price in it.', position: { left: 69, top: 52 } },
      {
        title: 'Pictures that weigh little',
        text: 'Under 100 KB each, and described for those who cannot see them.',
        position: { left: 35, top: 45 },
      },
      { title: 'The price, in the open', text: 'Nobody telephones for it any more. They go elsewhere.', position: { left: 46.5, top: 68 } },
    ],
  },
  industries: {
    title: 'Industries',
    intro: 'Twelve trades that we know from the inside. After the twelfth the pattern begins again, as it does on any cloth.',
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
