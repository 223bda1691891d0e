/** The list of services at /services. The pages of the services are in content/services. */
import { city, country } from '#content/site.ts';
import { currency, perPound } from '#content/currency.ts';
import {
  answerTime,
  correctionTime,
  dayRate,
  deletionTime,
  estimateTime,
  firstPayment,
  firstVisit,
  fridayDuty,
  overlapHours,
  paymentCount,
  people,
  reservedDayRate,
  reservedDays,
  reservedMinimum,
  reservedMonthRate,
  reservedNotice,
  reservedOverlapHours,
  reservedSupplement,
  studyPrice,
  studyTime,
  teamDays,
  timeZone,
} from '../facts.ts';
import { inPounds, money } from '../money.ts';
import { inWords } from '../numbers.ts';
import { offers } from '../offers.ts';

const { website, shop, customSoftware, app, consultancy } = offers;

export const services = {
  meta: {
    title: `Web, WordPress, software and app development in ${city}`,
    description:
      'Web design, web development, WordPress and Drupal, custom software, Android and iOS apps, and consultancy: what each is for and how to choose.',
  },
  /** The list's name in the breadcrumbs for search engines. */
  crumb: 'Service',
  heading: 'Six services, one team',
  lead: 'The people who design your site sit next to those who build it and those who keep it running. Start with one of the six; most customers come back for a second. All prices are without VAT.',
  /** Below the lead; the second leads down to `cases`. */
  heroActions: { quote: 'Get a quote', cases: 'Which one is yours?' },
  readMore: 'Read More',
  /** Of the offers on each service's page: between the lowest and the highest price, and in the head of the list. */
  prices: {
    to: 'to',
    note: `Prices without VAT. Dollars at ${money(currency.perDollar, 2)}, our rate of ${currency.rateDay.replaceAll(' ', '\u00A0')}.`,
  },
  /** Visually hidden, between 'Read More' and the service's name, so that the link is clear without its card. */
  about: 'about',
  cases: {
    heading: 'Which one is yours?',
    text: 'Few customers ask for a service by its name. This is what they say instead.',
    items: [
      {
        situation: 'Our site looks like everyone else’s',
        text: 'Start with the design. You click through every page before you pay for any code.',
        service: 'Web Design',
        link: '/services/webDesigAndDev',
      },
      {
        situation: 'We take sixty orders a day by phone',
        text: 'A shop or a booking page takes most of them, with cash on delivery, bKash and the couriers you already use.',
        service: 'Web Development',
        link: '/services/webDesigAndDev',
      },
      {
        situation: 'No one dares to press Update',
        text: 'We update a copy first, and tell you what breaks before your visitors do.',
        service: 'WordPress 360',
        link: '/services/wordpressDev',
      },
      {
        situation: 'Our stock is in a spreadsheet that only one person understands',
        text: `We sit with that person for ${studyTime}, then build what the spreadsheet was trying to be.`,
        service: 'Software Development',
        link: '/services/customSoftwareDev',
      },
      {
        situation: 'Our people work where there is no network',
        text: 'The app keeps what they enter on the phone, and sends it when there’s a signal.',
        service: 'App Development',
        link: '/services/appDevelopment',
      },
      {
        situation: 'We have three quotes, and can’t compare them',
        text: `Send us one; reading it is free. If you still don’t know what to buy, we spend ${consultancy.time} with your team and write a plan any supplier can price.`,
        service: 'Strategic Consultancy',
        link: '/services/strategicConsultancy',
      },
    ],
  },
  guarantees: {
    heading: 'What you get with any of them',
    items: [
      {
        title: 'A price before each stage',
        text: `An estimate in ${estimateTime}, free. Then a fixed price in writing, with what’s in it and what isn’t. For apps and custom software it follows a study: ${studyTime}, ${studyPrice}, taken off the price.`,
      },
      { title: 'A visit before the design', text: `In your shop or yard, ${firstVisit} at no charge, or by video if you’re far away.` },
      { title: 'A demo every Thursday', text: 'Half an hour with what’s ready, on your own phone.' },
      { title: 'Free corrections', text: `For ${correctionTime} after the launch. Then support by the month, if you want it.` },
    ],
  },
  /** At the end of each service's page. */
  ask: {
    text: `Question not here? Ask us. A person answers within ${answerTime}.`,
    button: 'Ask a question',
  },
  notListed: {
    heading: 'Not in the list?',
    text: 'Describe it in three sentences. If we’re the wrong people for it, we’ll name someone better.',
    button: 'Ask a question',
  },
  /** For founders and for agencies in another country. */
  agencies: {
    heading: 'Working with us from abroad',
    lead: 'For founders, and for agencies: you keep the client; we design, build and test, and you stay in front.',
    proof: {
      text: 'A joinery near Leeds and a food magazine in Birmingham have done it. Both will take a call from you.',
      projects: ['Aldersyke Stairs', 'Dheki'],
    },
    items: [
      {
        title: 'Prices in pounds',
        text: `${money(100_000)} is one lakh: a hundred thousand ${currency.name}, about ${inPounds(money(100_000))}. In round figures, a company website is ${inPounds(website.price)} to ${inPounds(website.upTo)}, a web shop ${inPounds(shop.price)} to ${inPounds(shop.upTo)}, custom software ${inPounds(customSoftware.price)} to ${inPounds(customSoftware.upTo)}, an app ${inPounds(app.price)} to ${inPounds(app.upTo)}. That’s the one price list of this site at ${money(perPound)} to the pound, the rate we set on ${currency.rateDay}. The quote names the currency, and then the price is fixed in it.`,
      },
      {
        title: 'Hours',
        text: `${teamDays}, ${timeZone}. Whoever works for you starts at eleven, so at least ${overlapHours} of your day are ours too, Monday to Thursday; ${fridayDuty}. Demos are video calls. We close for both Eids, about a week each, and tell you the dates in the quote.`,
      },
      {
        title: 'Who owns it',
        text: 'You. Code and copyright of a stage, or of a team’s month, pass to you on the day you pay its invoice, and you can stop after any stage.',
      },
      {
        title: 'Law',
        text: `Your paper or ours. The law of England and Wales if you prefer, with arbitration in London: ${country} has joined the New York Convention, so an award from there can be enforced here. Our registered name and number are on the quote; if you need us insured beyond the liability in our terms, it names the premium.`,
      },
    ],
    /** What a reader opens who is nearly decided. */
    more: {
      label: 'Day rate, people, payment, data protection',
      items: [
        {
          title: 'One day rate',
          text: `${dayRate} (${inPounds(dayRate)}) a day for anything outside a quote, whoever does it and wherever you are. A team reserved for you is ${reservedDayRate} (${inPounds(reservedDayRate)}) a person: ${reservedSupplement} more, because they do nothing else that month and work from noon to eight, which makes it ${reservedOverlapHours} of your day. A month of ${reservedDays} such days, ${teamDays}, is ${reservedMonthRate} (${inPounds(reservedMonthRate)}) a person. The project lead’s hours are included.`,
        },
        {
          title: 'People',
          text: `One to four of our ${inWords(people)}: designers, web, software and app developers, a tester, and a project lead. You interview them first, and they stay until the end. The shortest time is ${reservedMinimum}; either side ends it with ${reservedNotice}. The estimate says when we can begin.`,
        },
        {
          title: 'Payment',
          text: `By bank transfer in the currency of the quote, to our bank in ${city}: in ${paymentCount}, the first of them ${firstPayment}, or monthly for a team. Each side pays its own bank. Without VAT; whether you owe any at home, your accountant will know.`,
        },
        {
          title: 'Under your name',
          text: 'For agencies: your repository, your board, your email addresses. We don’t contact your client without you, and show nothing in our portfolio unless you say so.',
        },
        {
          title: 'Data protection',
          text: `We act as your processor under the UK GDPR, with a data processing agreement and the international data transfer agreement, and keep the personal data law of ${country} as it stands at the time. We work on test data, and delete our copies within ${deletionTime} of the end.`,
        },
      ],
    },
    button: 'Get a quote',
  },
};
