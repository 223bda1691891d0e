/** The company's FAQ (specification section 2, 'FAQ'): eight questions, the first one open. */
import { city, country } from '#content/site.ts';
import { currency } from '#content/currency.ts';
import type { FaqEntry } from '#content/schema.ts';
import {
  abroadShare,
  answerTime,
  correctionTime,
  domainPrice,
  estimateTime,
  firstVisit,
  hostingPrice,
  ndaTime,
  ourNotice,
  fridayDuty,
  overlapHours,
  serverPrice,
  studyPrice,
  studyTime,
  supportHours,
} from '../facts.ts';
import { inDollars, rangeInDollars } from '../money.ts';
import { offers } from '../offers.ts';

const { website, shop, app, customSoftware, consultancy } = offers;

export const faq = {
  meta: {
    title: 'FAQ: software prices, timelines and ownership',
    description: `What a website, a web shop or your own software costs in ${country}, how long it takes, who owns the code and what happens after launch: eight answers.`,
  },
  /** The page's name in the breadcrumbs for search engines. */
  crumb: 'FAQ',
  heading: 'Eight questions we hear before every project',
  intro: 'Short answers, with numbers. Yours may differ, so ask: it’s free.',
  entries: [
    {
      Question: 'What does a project with you cost?',
      Answer: `A company website costs ${website.price} to ${website.upTo} (${rangeInDollars(website)}), a web shop ${shop.price} to ${shop.upTo} (${rangeInDollars(shop)}), an app with its server from ${app.price} (${inDollars(app.price)}) and custom software from ${customSoftware.price} (${inDollars(customSoftware.price)}), all without VAT. The estimate is free and takes ${estimateTime}; so is the first visit, ${firstVisit}. Hosting comes on top, from ${hostingPrice} a year for a website and about ${serverPrice} a month for an app or software, and so does the domain, about ${domainPrice} a year: you rent both in your own name.`,
    },
    {
      Question: 'How long does it take?',
      Answer: `A company website takes ${website.time}, a shop or a booking system ${shop.time}, custom software ${customSoftware.time} and an app ${app.time}. Before the last two comes a study, ${studyTime} with your people: it gives you the fixed price and costs ${studyPrice}, which we take off the first stage. If you don’t know yet what to buy or build, start with Strategic Consultancy: ${consultancy.time}, ${consultancy.price}. That isn’t taken off, so the advice stays neutral, but the study is then done. Much of the time depends on you: a decision within two days saves more time than a second developer. The dates are in the quote, and every Thursday you see whether we’re keeping them.`,
    },
    {
      Question: 'Who owns the code?',
      Answer:
        'You do. The code, designs and texts of a stage are yours on the day you pay its invoice. Your data and your domain are in your name from the first day. Our six ready products stay ours: you rent those by the month, and can export your data whenever you like.',
    },
    {
      Question: 'Can you take over software that someone else built?',
      Answer: `Yes. First a week’s code review, ${offers.takeover.price}, fixed. You get four pages: what works, what’s dangerous, what a repair costs and what starting again would cost. One time in four we advise leaving it alone.`,
    },
    {
      Question: 'Which technologies do you use?',
      Answer:
        'React and TypeScript for what you see, Laravel with MySQL or PostgreSQL behind it, Flutter for Android and iOS, WordPress or Drupal where people publish every day. They’re all open and widely known, so any good developer can carry on where we stop.',
    },
    {
      Question: `Do you work with customers outside ${country}?`,
      Answer: `Yes: ${abroadShare} is for a company abroad, most of them in England. ${city} is five or six hours ahead of London; whoever works for you starts late, so at least ${overlapHours} of your day overlap, Monday to Thursday, and ${fridayDuty}. Demos are video calls, and we quote in ${currency.name}, pounds or US dollars. Hours, prices in pounds, payment, law and data protection are on the Services page, under ‘Working with us from abroad’.`,
    },
    {
      Question: 'What happens after the launch?',
      Answer: `For ${correctionTime} we put right whatever doesn’t work as agreed, free. After that, support costs ${offers.siteCare.price} a month for a website and ${offers.systemCare.price} for custom software, with updates, a backup every night, up to ${supportHours} of changes and a person who answers within ${answerTime}. You can stop at the end of any month; if we ever had to, you’d have ${ourNotice}’ notice.`,
    },
    {
      Question: 'Will you sign an NDA?',
      Answer: `Yes, before you show us anything that matters. Ours is one page, binds both sides during the work and for ${ndaTime} after it, and we’ll send it the day you ask. If you’d rather use your own, we’ll sign it or comment within two days.`,
    },
  ] satisfies FaqEntry[],
  /** Followed by the email address. */
  emailPrompt: 'A ninth question?',
};
