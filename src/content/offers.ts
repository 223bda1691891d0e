/**
 * Every offer that a button asks for, with what the form behind the button then says. The titles, prices and times are those of
 * the offers themselves.
 */
import type { ServiceOption } from './constants.ts';
import type { ProjectPage } from './entries.ts';
import { productMenu } from './menus.ts';
import { offerId, projectOfferId } from './offer-id.ts';
import {
  about,
  appDevelopment,
  customSoftware,
  ecommerce360,
  lowestPrices,
  nextSteps,
  products,
  restaurantManagement,
  services,
  webDesignAndDevelopment,
  wordpress,
} from './records.ts';
import type { Plan, Product } from './schemas/product.ts';
import type { OfferingGroup, ServiceOffering, ServicePage } from './schemas/services.ts';

export type Link = { name: string; link: string };

/** An offer that can be asked for. `place` is where it stands, `service` which of the forms' four is nearest to it. */
export type Offer = {
  id: string;
  title: string;
  price?: string;
  time?: string;
  /** The price in the first line of the message. */
  inLine?: string;
  promise: keyof typeof nextSteps.promises;
  service: ServiceOption;
  place: string;
};

/** What a form shows and begins with. `heading` and `text` say what the button has promised; `case` is the nearest case. */
export type ShownOffer = {
  title: string;
  price?: string;
  time?: string;
  place: string;
  service: ServiceOption;
  line: string;
  heading: string;
  text: string;
  /** What the form's button says. */
  button?: string;
  /** Whether the form begins with the phone number: a site that is down does not wait for an answer. */
  urgent?: true;
  case?: Link;
};

/** All offers but the projects, in the order of the site. */
export const offers: readonly Offer[] = [
  ...ofServicePage(webDesignAndDevelopment, '/services/webDesigAndDev'),
  ...ofServicePage(wordpress, '/services/wordpressDev'),
  ...ofServicePage(customSoftware, '/services/customSoftwareDev'),
  ...ofWholePage(appDevelopment.hero.title, appDevelopment.service, '/services/appDevelopment'),
  ...appDevelopment.services.cards.map((card) => ofService(card.title, card, '/services/appDevelopment')),
  ...ofGroup(appDevelopment.support, '/services/appDevelopment#support'),
  ...[ecommerce360, restaurantManagement].flatMap(ofProduct),
  ...productMenu.flatMap(({ name, service }) =>
    service ? [{ ...general(name, 'estimate', service, '/product-solution'), ...lowest(name) }] : [],
  ),
  general(about.visit.offer, 'visit', about.visit.service, '/company/aboutUs'),
  general(services.agencies.heading, 'estimate', services.agencies.service, '/services#abroad'),
];

/** Something like a project; `example` is what such a thing costs and takes. */
export function projectOffer(
  { slug, key, example: { price, time } }: Pick<ProjectPage, 'slug' | 'key' | 'example'>,
  service: ServiceOption,
  place: string,
): Offer {
  const title = nextSteps.somethingLike.replace('{name}', key);
  return { id: projectOfferId(slug), title, price, time, promise: 'estimate', service, place };
}

/** The `projectName` of the case that is nearest to an offer: that of the longest beginning of its id. */
export function caseOf(id: string): string | undefined {
  return nextSteps.offerCases
    .flatMap(({ project, offers: ids }) => ids.map((beginning) => ({ project, beginning })))
    .filter(({ beginning }) => id === beginning || id.startsWith(`${beginning}-`))
    .toSorted((one, other) => other.beginning.length - one.beginning.length)[0]?.project;
}

/** The first line of the message. */
export function firstLine({ title, inLine, promise }: Offer): string {
  return `${title}${inLine ? `, ${inLine}` : ''}: ${nextSteps.promises[promise].wish}`;
}

function ofServicePage({ title, service, groups }: Pick<ServicePage, 'title' | 'service' | 'groups'>, place: string): Offer[] {
  return [...ofWholePage(title, service, place), ...groups.flatMap((group) => ofGroup(group, `${place}#offers`))];
}

function ofGroup({ name, offerings }: Pick<OfferingGroup, 'name' | 'offerings'>, place: string): Offer[] {
  return offerings.map((offering) => ofService(`${name}, ${offering.title}`, offering, place));
}

/** What a whole page offers: a quote for it, and a question about it. */
function ofWholePage(title: string, service: ServiceOption, place: string): Offer[] {
  return [general(title, 'estimate', service, place), { ...general(title, 'answer', service, place), id: offerId(title, 'question') }];
}

function general(title: string, promise: Offer['promise'], service: ServiceOption, place: string): Offer {
  return { id: offerId(title), title, promise, service, place };
}

/** A service with its prices. */
function ofService(
  title: string,
  { price, promise, service }: Pick<ServiceOffering, 'price' | 'promise' | 'service'>,
  place: string,
): Offer {
  const { from, upTo, time, dollars, monthly } = price;
  const amount = upTo === undefined ? from : `${from} ${services.prices.to} ${upTo}`;
  const each = monthly ? ` ${time}` : '';
  return {
    ...general(title, promise, service, place),
    price: `${amount} (${dollars})${each}`,
    inLine: amount + each,
    ...(!monthly && { time }),
  };
}

function ofProduct({ name, link, plans, setUp, service }: Product): Offer[] {
  const { buy, demo } = products.productPage;
  const offer = (promise: Offer['promise'], ...more: string[]) => ({
    ...general(name, promise, service, link),
    id: offerId(name, ...more),
    ...lowest(name),
  });
  // A plan may be in the list twice (decisions, section 7): it is one offer.
  const different = plans.flatMap((item, i) => (plans.findIndex(({ id }) => id === item.id) === i ? [{ item, place: i + 1 }] : []));
  return [
    offer('estimate'),
    offer('contract', buy),
    offer('demo', demo),
    ...different.map(({ item, place }) => ofPlan(name, item, setUp, service, `${link}#plan-${place}`)),
  ];
}

function lowest(name: string): Pick<Offer, 'price' | 'time'> {
  const { price, time } = lowestPrices[name] ?? {};
  return { ...(price && { price }), ...(time && { time }) };
}

/** Where a plan is started on the home page, it begins with a demo; one without a price of its own needs an estimate. */
function ofPlan(
  product: string,
  { planName, price, converted, billingCycle, buttonLink }: Plan,
  setUp: string,
  service: ServiceOption,
  place: string,
): Offer {
  const whole = `${price} ${billingCycle === 'monthly' ? nextSteps.month : `(${billingCycle.toLowerCase()})`}`;
  const promise = buttonLink.startsWith('/#') ? 'demo' : 'estimate';
  const time = `${products.productPage.converted.about} ${converted}, ${products.productPage.setUp.replace('{setUp}', setUp)}`;
  return { ...general(`${product}, ${planName}`, promise, service, place), price: whole, inLine: whole, time };
}
