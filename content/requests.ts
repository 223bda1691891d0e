/**
 * Every offer that a button asks for, with what the form behind the button then says. The titles, prices and times are those of
 * the offers themselves; only the words of the promises are here. Each offer needs a row in request-services.ts.
 */
import type { ProjectPage } from './entries.ts';
import { answerTime, estimateTime, firstVisit } from './facts.ts';
import { lowestPrices } from './lowest-prices.ts';
import { rangeInDollars } from './money.ts';
import { offers } from './offers.ts';
import { about } from './pages/about.ts';
import { products as productTexts } from './pages/products.ts';
import { services } from './pages/services.ts';
import { ecommerce360 } from './products/ecommerce-360.ts';
import { productMenu } from './products/menu.ts';
import { restaurantManagement } from './products/restaurant-management.ts';
import { projectRequestId, requestId } from './request-id.ts';
import type { ServiceOption } from './request-services.ts';
import type { Plan, Product, ServiceOffering } from './schema.ts';
import { appDevelopment } from './services/app-development.ts';
import { customSoftware } from './services/custom-software.ts';
import type { ServicePage } from './services/types.ts';
import { webDesignAndDevelopment } from './services/web-design-and-development.ts';
import { wordpress } from './services/wordpress.ts';

export type Link = { name: string; link: string };

/** What a button promises: `heading` and `text` are then at the form, and `wish` ends the first line of the message. */
export const promises = {
  estimate: {
    heading: `An estimate in ${estimateTime}`,
    text: 'A price range for each stage, and the two or three questions that decide it.',
    wish: 'I would like an estimate.',
  },
  order: {
    heading: 'A date and a contract to read',
    text: `The price is fixed, so there’s nothing to estimate. We’ll send both within ${answerTime}. You pay nothing until you sign.`,
    wish: 'I would like a date and a contract to read.',
  },
  look: {
    heading: 'A date for the first look',
    text: `It takes a day and costs ${offers.diagnosis.price}, taken off the price. We’ll name the date within ${answerTime}. If your site is down, call us.`,
    wish: 'I would like a first look.',
  },
  demo: {
    heading: 'A demo on a test system',
    text: `Half an hour, with your own data in it. Within ${answerTime} we’ll send you a time for it.`,
    wish: 'I would like a demo.',
  },
  contract: {
    heading: 'A contract to read',
    text: `We’ll send it within ${answerTime}. You pay nothing until you sign.`,
    wish: 'I would like a contract to read.',
  },
  visit: {
    heading: 'A first visit, free',
    text: `${firstVisit[0]?.toUpperCase()}${firstVisit.slice(1)} at your place, or a video call. We’ll propose a day within ${answerTime}.`,
    wish: 'please propose a day.',
  },
  answer: {
    heading: `An answer in ${answerTime}`,
    text: 'It comes from our founder or a project lead, after a word with whoever does this work.',
    wish: 'I have a question.',
  },
};

/** An offer that can be asked for. `place` is where it stands. */
export type Offered = {
  id: string;
  title: string;
  price?: string;
  time?: string;
  /** The price in the first line of the message. */
  inLine?: string;
  promise: keyof typeof promises;
  place: string;
};

/** What a form shows and begins with. `heading` and `text` say what the button has promised; `case` is the nearest case. */
export type ShownRequest = {
  title: string;
  price?: string;
  time?: string;
  place: string;
  service: ServiceOption;
  line: string;
  heading: string;
  text: string;
  case?: Link;
};

/** The `projectName` of the case to read after sending: that of a service, and of an offer for which another one is nearer. */
export const cases: Record<ServiceOption, string> = {
  'Web Design': 'Shital',
  'Web Development': 'Kolmi Clinic',
  'Software Development': 'Dariapar Freight',
  'App Development': 'Jowar Tours',
};
export const nearerCases = [
  { offers: requestId(restaurantManagement.name), project: 'Haor Kitchen' },
  { offers: requestId(ecommerce360.name), project: 'Jhinuk Knits' },
];

/** What begins with a day's look, which has its own price. */
const begunByLook = ['wordpress-360-repair'];

/** All offers but the projects, in the order of the site. */
export const offered: Offered[] = [
  ...servicePage(webDesignAndDevelopment, '/services/webDesigAndDev'),
  ...servicePage(wordpress, '/services/wordpressDev'),
  ...servicePage(customSoftware, '/services/customSoftwareDev'),
  ...asked(appDevelopment.hero.title, '/services/appDevelopment'),
  ...appDevelopment.services.cards.map((card) => service(card.title, card, '/services/appDevelopment')),
  ...[ecommerce360, restaurantManagement].flatMap(ofProduct),
  ...productMenu
    .filter(({ link }) => !link.startsWith('/product-solution/'))
    .map(({ name }) => Object.assign(general(name, 'estimate', '/product-solution'), lowest(name))),
  general(about.visit.offer, 'visit', '/company/aboutUs'),
  general(services.agencies.heading, 'estimate', '/services#abroad'),
];

/** Something like a project; `example` is what such a thing costs and takes. */
export function projectOffered(
  { slug, key, example: { price, time } }: Pick<ProjectPage, 'slug' | 'key' | 'example'>,
  place: string,
): Offered {
  return { id: projectRequestId(slug), title: `Something like ${key}`, price, time, promise: 'estimate', place };
}

/** The first line of the message. */
export function firstLine({ title, inLine, promise }: Offered): string {
  return `${title}${inLine ? `, ${inLine}` : ''}: ${promises[promise].wish}`;
}

function servicePage({ title, groups }: Pick<ServicePage, 'title' | 'groups'>, place: string): Offered[] {
  return [
    ...asked(title, place),
    ...groups.flatMap(({ name, offerings }) =>
      offerings.map((offering) => service(`${name}, ${offering.title}`, offering, `${place}#offers`)),
    ),
  ];
}

/** What a whole page offers: a quote for it, and a question about it. */
function asked(title: string, place: string): Offered[] {
  return [general(title, 'estimate', place), { ...general(title, 'answer', place), id: requestId(title, 'question') }];
}

function general(title: string, promise: Offered['promise'], place: string): Offered {
  return { id: requestId(title), title, promise, place };
}

/** A service with its prices. */
function service(
  title: string,
  { price, upTo, time, cta }: Pick<ServiceOffering, 'price' | 'upTo' | 'time' | 'cta'>,
  place: string,
): Offered {
  const amount = upTo ? `${price} to ${upTo}` : price;
  const dollars = rangeInDollars({ price, upTo });
  const monthly = time.startsWith('a ') ? ` ${time}` : '';
  return {
    ...general(title, promiseOf(title, cta, upTo), place),
    price: `${amount} (${dollars})${monthly}`,
    inLine: amount + monthly,
    ...(!monthly && { time }),
  };
}

/** 'Ask about …' promises an answer. Of the rest, a range of prices needs an estimate, a single price a date, and a repair begins with a look. */
function promiseOf(title: string, cta: string, upTo: string | undefined): Offered['promise'] {
  if (cta.startsWith('Ask about')) return 'answer';
  if (begunByLook.includes(requestId(title))) return 'look';
  return upTo ? 'estimate' : 'order';
}

function ofProduct({ name, link, plans }: Product): Offered[] {
  const { buy, demo } = productTexts.productPage;
  return [
    { ...general(name, 'estimate', link), ...lowest(name) },
    { ...general(name, 'contract', link), id: requestId(name, buy), ...lowest(name) },
    { ...general(name, 'demo', link), id: requestId(name, demo), ...lowest(name) },
    // A plan may be in the list twice (decisions, section 7): it is one offer.
    ...plans.flatMap((item, i) => (plans.findIndex(({ id }) => id === item.id) === i ? [plan(name, item, `${link}#plan-${i + 1}`)] : [])),
  ];
}

function lowest(name: string): Pick<Offered, 'price' | 'time'> {
  const { price, time } = lowestPrices[name] ?? {};
  return { ...(price && { price }), ...(time && { time }) };
}

/** Where a plan is started on the home page, it begins with a demo; one without a price of its own needs an estimate. */
function plan(product: string, { planName, price, converted, billingCycle, buttonLink }: Plan, place: string): Offered {
  const whole = `${price} ${billingCycle === 'monthly' ? 'a month' : `(${billingCycle.toLowerCase()})`}`;
  const promise = buttonLink.startsWith('/#') ? 'demo' : 'estimate';
  const time = `${productTexts.productPage.converted.about} ${converted}`;
  return { ...general(`${product}, ${planName}`, promise, place), price: whole, inLine: whole, time };
}
