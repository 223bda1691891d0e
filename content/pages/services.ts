/** The list of services at /services. The pages of the services are in content/services. */
import { city, country } from '#content/site.ts';
import {
  answerTime,
  correctionTime,
  deletionTime,
  designerDayRate,
  developerDayRate,
  estimateTime,
  firstVisit,
  leadDayRate,
  overlapHours,
  people,
  studyTime,
  teamDays,
  testerDayRate,
  timeZone,
} from '../facts.ts';
import { inWords } from '../numbers.ts';

export const services = {
  meta: {
    title: `Web, WordPress, software and app development in ${city}`,
    description:
      'Web design, web development, WordPress and Drupal, custom software, Android and iOS apps, and consultancy: what each is for and how to choose.',
  },
  /** The list's name in the breadcrumbs for search engines. */
  crumb: 'Service',
  heading: 'Six services, one team',
  lead: 'The people who draw your site work beside those who build it and those who keep it running. Start with one of the six; most customers come back for a second.',
  readMore: 'Read More',
  /** Between the lowest and the highest price of an offer. */
  priceTo: 'to',
  /** Visually hidden, between 'Read More' and the service's name, so that the link is clear without its card. */
  about: 'about',
  cases: {
    heading: 'Which one is yours?',
    text: 'Few customers ask for a service by its name. They say something like this.',
    items: [
      {
        situation: 'Our site looks like somebody else’s',
        text: 'Start with the drawing. You click through every page before you pay for any code.',
        service: 'Web Design',
        link: '/services/webDesigAndDev',
      },
      {
        situation: 'We take sixty orders a day by phone',
        text: 'A shop or a booking page takes most of them, with cash on delivery, bKash and the couriers you use.',
        service: 'Web Development',
        link: '/services/webDesigAndDev',
      },
      {
        situation: 'Nobody dares to press Update',
        text: 'We make a copy, update there, and tell you what breaks before your visitors can.',
        service: 'WordPress 360',
        link: '/services/wordpressDev',
      },
      {
        situation: 'Our stock is in a spreadsheet that only one person understands',
        text: `We sit beside that person for ${studyTime}, then build what the spreadsheet meant.`,
        service: 'Software Development',
        link: '/services/customSoftwareDev',
      },
      {
        situation: 'Our people work where there is no network',
        text: 'The app keeps what they enter on the phone and sends it when there is a signal.',
        service: 'App Development',
        link: '/services/appDevelopment',
      },
      {
        situation: 'Three suppliers have made us three offers',
        text: 'We read them with you, without building anything ourselves, and say what to leave out.',
        service: 'Strategic Consultancy',
        link: '/services/strategicConsultancy',
      },
    ],
  },
  guarantees: {
    heading: 'The same in whatever we build',
    items: [
      {
        title: 'A price before each stage',
        text: `An estimate in ${estimateTime}, then a fixed price in writing, with what is in it and what is not.`,
      },
      { title: 'A visit before the drawing', text: `In your shop or yard, ${firstVisit} at no charge, or by video if you are far away.` },
      { title: 'A demo every Thursday', text: 'Half an hour with what is ready, on your own phone.' },
      { title: 'Free corrections', text: `For ${correctionTime} after the launch. Then care by the month, if you want it.` },
    ],
  },
  /** At the end of each service's page. */
  ask: {
    text: `Is yours not among them? Ask it in a sentence or two; a person answers within ${answerTime}.`,
    button: 'Ask your question',
  },
  notListed: {
    heading: 'Not in the list?',
    text: 'Describe it in three sentences. If we are the wrong people for it, we name somebody better.',
    button: 'Ask us',
  },
  agencies: {
    heading: 'For agencies abroad',
    lead: 'You keep the client. We draw, build and test behind you.',
    items: [
      {
        title: 'People',
        text: `A project lead and one to four of our ${inWords(people)}: designers, web, software and app developers, a tester. You interview them first, and they stay until the end.`,
      },
      {
        title: 'Hours',
        text: `${teamDays}; on Fridays one of our two project leads answers. Your team stays until eight in the evening, ${timeZone}: two o’clock in London in winter, three in summer. So we share at least ${overlapHours} of your day.`,
      },
      {
        title: 'Day rates',
        text: `Developer ${developerDayRate}, designer ${designerDayRate}, tester ${testerDayRate}, project lead ${leadDayRate}, for eight hours, excluding VAT. Invoiced by the month in pounds, or as a fixed price for each stage.`,
      },
      {
        title: 'Under your name',
        text: 'Your repository, your board, your email addresses. We do not contact your client without you, and show nothing in our portfolio unless you say so.',
      },
      {
        title: 'Contract',
        text: `Your paper or ours. Code and copyright pass to you with each payment. The law of England and Wales if you prefer, with arbitration in London: ${country} has joined the New York Convention, so an award from there can be enforced here.`,
      },
      {
        title: 'Data protection',
        text: `We act as your processor under the UK GDPR, with a data processing agreement and the international data transfer agreement. We work on test data, and delete our copies within ${deletionTime} of the end.`,
      },
    ],
    button: 'Ask for a team',
  },
};
