/** The texts of the home page (specification section 2, 'Home page'), from the hero to the latest posts. */
import { currency } from '#content/currency.ts';
import { city, country } from '#content/site.ts';
import {
  correctionTime,
  customers,
  estimateTime,
  firstPayment,
  firstVisit,
  productTime,
  projects,
  repeatShare,
  studyPrice,
  studyTime,
  timeZone,
} from '../facts.ts';
import { inDollars, inPounds, money } from '../money.ts';

/** What the hero's drawing shows. */
export const heroDrawingAlt =
  'Drawing: threads hang from the top of the page, are woven into cloth, and become a screen with a shop’s orders of the day.';

export const home = {
  meta: {
    title: `Web design and software company in ${city}, ${country}`,
    description: `Websites, web shops, apps and business software for startups and small companies in ${country} and abroad, at a price agreed before each stage.`,
  },
  hero: {
    kicker: 'Built-in Startup & SME Excellence',
    heading: 'Cost-Effective CMS & Digital Solutions for Startups & SMEs',
    intro:
      'Software for the way you already work. It streamlines your workflows, so nothing is typed twice. It makes collaboration easy, because everyone sees the same page. And its performance holds up, even on a cheap phone in Bogura or Birmingham.',
    getInTouch: 'Get in Touch',
    portfolio: 'Portfolio',
  },
  about: {
    heading: 'Driving Growth with Tailored Tech Excellence',
    text: `We are designers and engineers in ${city}. We work for bakeries with three counters, freight agents with twenty trucks and schools with four hundred pupils. You talk to the people who’ll build it, you know the price before each stage, and you own the code.`,
    highlights: [
      {
        title: 'Startup & SME Oriented',
        text: 'From a small repair to software for the whole company. No retainer, no minimum.',
      },
      { title: 'Comprehensive End-to-End Solutions', text: 'Design, build, set-up, training and support from one team.' },
      { title: 'Cost-Effective Services', text: 'A fixed price for each stage. Stop after any of them.' },
      {
        title: 'Guaranteed Satisfaction',
        text: `If the design doesn’t convince you, you owe only the first ${firstPayment}. After launch, ${correctionTime} of free corrections.`,
      },
    ],
    link: 'About More',
    imageAlt: 'Drawing: a rooftop in Dhaka at work. A woman with a laptop, saris on the line, kites above the water tanks.',
  },
  services: {
    kicker: 'Our Services',
    heading: 'Innovative Solutions Tailored to Your Business Needs',
    readMore: 'Read More',
    /** Visually hidden, between 'Read More' and the service's name, so that the link is clear without its card. */
    about: 'about',
  },
  whyUs: {
    heading: 'Why the company? Proven Excellence and Growth',
    text: `${repeatShare} of our ${projects} projects were for a customer who came back.`,
    note: `The ${customers} are customers we’ve built for. Those who only rent a product aren’t among them.`,
    counters: [
      { label: 'Happy Customers', count: 50 },
      { label: 'Projects Completed', count: 200 },
      { label: 'Years Of Exprience', count: 5 },
    ],
    caption: 'One diamond for each completed project, year by year from top to bottom.',
  },
  products: {
    heading: 'Six ready products, fitted to your business',
    text: `Start from a system other companies use every day. Most are live in ${productTime}.`,
    link: 'View All Product',
    explore: 'Explore The Product',
    /** Beside 'Explore The Product', for those without plans. */
    ask: 'Get a quote',
  },
  selectedProjects: {
    heading: 'Selected work',
    link: 'More projects',
  },
  process: {
    heading: 'How we work, in twelve weeks',
    text: 'Custom software takes about this long, a company website half of it or less. From week five we show you running software every Thursday.',
    /** `from` and `to` are a stage's first and last week. The chart is drawn from them. */
    stages: [
      {
        name: 'Listen',
        text: `A first visit, free. Then a study: ${studyTime} with the people who do the work, for ${studyPrice}, taken off the price. It ends with a plan and a fixed price.`,
        from: 1,
        to: 3,
      },
      { name: 'Design', text: 'Every screen, clickable, on your own phone. Changing your mind costs minutes here.', from: 3, to: 6 },
      {
        name: 'Build',
        text: 'Part by part, shown each week. We move your data early, not the night before launch.',
        from: 5,
        to: 10,
      },
      { name: 'Hand over and support', text: `Training at your desk, then ${correctionTime} of free corrections.`, from: 10, to: 12 },
    ],
    /** 'Weeks 3 to 6', for screen readers only. */
    weeks: { label: 'Weeks', to: 'to' },
  },
  testimonials: {
    heading: 'What customers say',
  },
  quote: {
    heading: `An estimate in ${estimateTime}`,
    text: `A few sentences will do, in Bangla or English. If we’re the wrong people, we’ll name someone better. Prices are in ${currency.name}: ${money(100_000)}, one lakh, is about ${inDollars(money(100_000))} or ${inPounds(money(100_000))}.`,
    points: [
      'A price range for each stage',
      'The two or three questions that decide it',
      `A date for the first visit: ${firstVisit}, free. A fixed price follows; for apps and custom software, after a study that costs ${studyPrice}`,
    ],
    abroad: 'Working with us from abroad',
    /** Around the office hours, before the phone number. */
    call: 'Or call',
    timeZone,
  },
  latestPosts: {
    heading: 'From the blog',
    link: 'See More Blog',
  },
};
