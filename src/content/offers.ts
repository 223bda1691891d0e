/**
 * Every offer that a button asks for, with what the form behind the button then says. The titles, prices and times are those of
 * the offers themselves, in the records that are given: the preview and the forms read them again and again.
 */
import type { ServiceOption } from './constants.ts';
import type { ProjectPage } from './entries.ts';
import { offerId, projectOfferId } from './offer-id.ts';
import type { Records } from './read-files.ts';
import type { Plan, Product } from './schemas/product.ts';
import type { OfferingGroup, promiseNames, ServiceOffering, ServicePage } from './schemas/services.ts';

type PromiseName = (typeof promiseNames)[number];

export type Link = { name: string; link: string };

/** An offer that can be asked for. `place` is where it stands, `service` which of the forms' four is nearest to it. */
export type Offer = {
  id: string;
  title: string;
  price?: string;
  time?: string;
  /** The price in the first line of the message. */
  inLine?: string;
  promise: PromiseName;
  service: ServiceOption;
  place: string;
  /** The name of the project to read about afterwards. */
  project?: string | undefined;
};

/** What the offers of one page, group or product have in common. */
type Common = Pick<Offer, 'service' | 'place' | 'project'>;

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
export function offersOf(records: Records): readonly Offer[] {
  const { about, appDevelopment: app, customSoftware, webDesignAndDevelopment, wordpress, services } = records;
  const ofApp = commonOf(app, '/services/appDevelopment');
  return [
    ...ofServicePage(webDesignAndDevelopment, '/services/webDesigAndDev', services.prices),
    ...ofServicePage(wordpress, '/services/wordpressDev', services.prices),
    ...ofServicePage(customSoftware, '/services/customSoftwareDev', services.prices),
    ...ofWholePage(app.hero.title, ofApp),
    ...app.services.cards.map((card) => ofService(card.title, card, ofApp, services.prices)),
    ...ofGroup(app.support, commonOf(app, `${ofApp.place}#support`), services.prices),
    ...[records.ecommerce360, records.restaurantManagement].flatMap((product) => ofProduct(product, records)),
    ...records.productMenu.entries.flatMap(({ name, service, project }) =>
      service ? [{ ...general(name, 'estimate', { service, project, place: '/product-solution' }), ...lowest(name, records) }] : [],
    ),
    general(about.visit.offer, 'visit', { service: about.visit.service, place: '/company/aboutUs' }),
    general(services.agencies.heading, 'estimate', commonOf(services.agencies, '/services#abroad')),
  ];
}

/** Something like a project; `example` is what such a thing costs and takes, `name` what the message calls it. */
export function projectOffer(
  { slug, key, example: { price, time } }: Pick<ProjectPage, 'slug' | 'key' | 'example'>,
  name: string,
  common: Common,
): Offer {
  return { id: projectOfferId(slug), title: name.replace('{name}', key), price, time, promise: 'estimate', ...common };
}

/** The first line of the message. */
export function firstLine({ title, inLine }: Offer, wish: string): string {
  return `${title}${inLine ? `, ${inLine}` : ''}: ${wish}`;
}

function commonOf({ service, project }: Omit<Common, 'place'>, place: string): Common {
  return { service, project, place };
}

type PriceWords = Pick<Records['services']['prices'], 'to'>;

function ofServicePage(page: Pick<ServicePage, 'title' | 'service' | 'project' | 'groups'>, place: string, words: PriceWords): Offer[] {
  const common = commonOf(page, place);
  return [...ofWholePage(page.title, common), ...page.groups.flatMap((group) => ofGroup(group, commonOf(page, `${place}#offers`), words))];
}

function ofGroup({ name, offerings }: Pick<OfferingGroup, 'name' | 'offerings'>, common: Common, words: PriceWords): Offer[] {
  return offerings.map((offering) => ofService(`${name}, ${offering.title}`, offering, common, words));
}

/** What a whole page offers: a quote for it, and a question about it. */
function ofWholePage(title: string, common: Common): Offer[] {
  return [general(title, 'estimate', common), { ...general(title, 'answer', common), id: offerId(title, 'question') }];
}

function general(title: string, promise: Offer['promise'], common: Common): Offer {
  return { id: offerId(title), title, promise, ...common };
}

/** A service with its prices. One that names no project has that of its page. */
function ofService(
  title: string,
  { price, promise, service, project }: Pick<ServiceOffering, 'price' | 'promise' | 'service' | 'project'>,
  ofPage: Common,
  { to }: PriceWords,
): Offer {
  const { from, upTo, time, dollars, monthly } = price;
  const amount = upTo === undefined ? from : `${from} ${to} ${upTo}`;
  const each = monthly ? ` ${time}` : '';
  return {
    ...general(title, promise, { service, project: project ?? ofPage.project, place: ofPage.place }),
    price: `${amount} (${dollars})${each}`,
    inLine: amount + each,
    ...(!monthly && { time }),
  };
}

function ofProduct(product: Product, records: Records): Offer[] {
  const { name, link, plans, setUp } = product;
  const { buy, demo } = records.products.productPage;
  const offer = (promise: Offer['promise'], ...more: string[]) => ({
    ...general(name, promise, commonOf(product, link)),
    id: offerId(name, ...more),
    ...lowest(name, records),
  });
  // A plan may be in the list twice (decisions, section 7): it is one offer.
  const different = plans.flatMap((item, i) => (plans.findIndex(({ id }) => id === item.id) === i ? [{ item, place: i + 1 }] : []));
  return [
    offer('estimate'),
    offer('contract', buy),
    offer('demo', demo),
    ...different.map(({ item, place }) =>
      ofPlan(`${name}, ${item.planName}`, item, setUp, commonOf(product, `${link}#plan-${place}`), records),
    ),
  ];
}

function lowest(name: string, { lowestPrices }: Records): Pick<Offer, 'price' | 'time'> {
  const { price, time } = lowestPrices.entries.find((entry) => entry.name === name) ?? {};
  return { ...(price && { price }), ...(time && { time }) };
}

/** Where a plan is started on the home page, it begins with a demo; one without a price of its own needs an estimate. */
function ofPlan(
  title: string,
  { price, converted, billingCycle, buttonLink }: Plan,
  setUp: string,
  common: Common,
  { nextSteps, products }: Records,
): Offer {
  const whole = `${price} ${billingCycle === 'monthly' ? nextSteps.month : `(${billingCycle.toLowerCase()})`}`;
  const promise = buttonLink.startsWith('/#') ? 'demo' : 'estimate';
  const time = `${products.productPage.converted.about} ${converted}, ${products.productPage.setUp.replace('{setUp}', setUp)}`;
  return { ...general(title, promise, common), price: whole, inLine: whole, time };
}
