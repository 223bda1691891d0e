/** The company's FAQ (specification section 2, 'FAQ'): eight questions, the first one open. */
import { city, country } from '#content/site.ts';
import { currency } from '#content/currency.ts';
import type { FaqEntry } from '#content/schema.ts';
import {
  abroadShare,
  answerTime,
  correctionTime,
  estimateTime,
  firstVisit,
  ndaTime,
  ourNotice,
  overlapHours,
  studyPrice,
  studyTime,
} from '../facts.ts';
import { offers } from '../offers.ts';

export const faq = {
  meta: {
    title: 'FAQ: software prices, timelines and ownership',
    description: `What a website, a web shop or your own software costs in ${country}, how long it takes, who owns the code and what happens after launch: eight answers.`,
  },
  /** The page's name in the breadcrumbs for search engines. */
  crumb: 'FAQ',
  heading: 'Eight questions we hear before every project',
  intro: 'Short answers with numbers in them. Yours may differ, so ask: it costs nothing.',
  entries: [
    {
      Question: 'What does a project with you cost?',
      Answer: `A company website costs ${offers.website.price} to ${offers.website.upTo}, a web shop ${offers.shop.price} to ${offers.shop.upTo}, an app from ${offers.app.price} and custom software from ${offers.customSoftware.price}. An estimate takes ${estimateTime}. The fixed price follows a first visit of ${firstVisit}, which is free. For custom software and apps it follows ${studyTime} with your people; they cost ${studyPrice}, which we take off the first stage. All prices on this site are without VAT.`,
    },
    {
      Question: 'How long does it take?',
      Answer: `A company website takes ${offers.website.time}, a shop or a booking system ${offers.shop.time}, custom software ${offers.customSoftware.time} and an app ${offers.app.time}. Much of that depends on you: a decision within two days saves more time than a second developer. The dates are in the quote, and every Thursday you see whether they hold.`,
    },
    {
      Question: 'Who owns the code?',
      Answer:
        'You do. The code, designs and texts of a stage are yours on the day you pay its invoice. Your data and your domain are in your name from the first day. Our six ready products stay ours: you rent those by the month and can export your data at any time.',
    },
    {
      Question: 'Can you take over software that somebody else built?',
      Answer: `Yes, after a week of reading it, for a fixed ${offers.takeover.price}. You then get four pages: what works, what is dangerous, what a repair costs and what starting again would cost. One time in four we advise you to leave it alone.`,
    },
    {
      Question: 'Which technologies do you use?',
      Answer:
        'React and TypeScript for what you see, Laravel with MySQL or PostgreSQL behind it, Flutter for Android and iOS, WordPress or Drupal where people publish every day. All are open and widely known, so any good developer can carry on where we stop.',
    },
    {
      Question: `Do you work with customers outside ${country}?`,
      Answer: `Yes: ${abroadShare} is for a company abroad, most of them in England. ${city} is five or six hours ahead of London, so at least ${overlapHours} of each working day overlap. Demos are video calls, and we quote in ${currency.name}, pounds or US dollars. Day rates, contract and data protection for agencies are on the Services page, under ‘For agencies abroad’.`,
    },
    {
      Question: 'What happens after the launch?',
      Answer: `For ${correctionTime} we put right whatever does not work as agreed, at no charge. After that, care costs ${offers.siteCare.price} a month for a website and ${offers.systemCare.price} for custom software, with updates, a backup every night and a person who answers within ${answerTime}. You may stop at the end of any month; if we ever had to, you would have ${ourNotice}’ notice.`,
    },
    {
      Question: 'Will you sign an NDA?',
      Answer: `Yes, before you show us anything that matters. Ours is one page long, binds both sides during the work and for ${ndaTime} after it, and reaches you on the day you ask for it. If you prefer your own, we read it and sign or comment within two days.`,
    },
  ] satisfies FaqEntry[],
  /** Followed by the email address. */
  emailPrompt: 'A ninth question?',
};
