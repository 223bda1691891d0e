/** The four service pages with text (specification, section 2, 'Service pages' and 'App development page'), the menu's cards and the ways to a shop. */
import * as z from 'zod';
import { exactly, flag, innerLink, list, oneOf, text } from '../fields.ts';
import { type Priced, priceFrom } from '../price.ts';
import { caseOfOffer, detailIcon, FaqEntry, icon, Meta, serviceOption, Technology } from './shared.ts';

/** What a button promises; content/next-steps.yaml says what the form then answers. */
export const promiseNames = ['estimate', 'order', 'look', 'demo', 'contract', 'visit', 'answer'] as const;

/** What every offer of a service page has. Its `price` is the name of one in content/prices.yaml; a page gets the amounts. */
const offerFields = (prices: ReadonlyMap<string, Priced>) => ({
  title: text,
  description: text,
  cta: text,
  price: priceFrom(prices),
  service: serviceOption,
  project: caseOfOffer,
  promise: oneOf(promiseNames).meta({ hint: 'What the form behind the button then says.' }),
});

const group = (prices: ReadonlyMap<string, Priced>) =>
  z.strictObject({
    icon,
    name: text,
    intro: text,
    offerings: list(z.strictObject({ ...offerFields(prices), buttonAction: innerLink })),
  });

const portfolioBanner = z.strictObject({
  title: text,
  text,
  button: text,
  projects: exactly(2, text.meta({ reference: 'project' })).meta({ hint: 'The two projects whose screens the banner shows.' }),
});

const project = text.meta({ hint: 'The project whose screen is shown.', reference: 'project' });
const WebHero = z.strictObject({ project, alt: text, drawnCaption: text, builtCaption: text }).meta({
  hint: 'A project’s screen, whose left half is covered by a sketch that is drawn for this one screen. A caption is below each half.',
});
const WordPressHero = z.strictObject({ project, alt: text, layers: exactly(4, text), caption: text }).meta({
  hint: 'A project’s screen on top of older layers, whose labels go from the lowest to the top one.',
});
const SoftwareHero = z.strictObject({
  project,
  alt: text,
  screenLabel: text,
  tileLabels: exactly(3, text),
  caption: text,
  link: text,
});

const Urgent = z
  .strictObject({ text, closed: text, title: text, steps: list(text), form: text.meta({ hint: 'The link to the form for a repair.' }) })
  .meta({ hint: 'Below the first screen, for somebody whose site is down.' });

const questions = z.strictObject({ title: text, items: list(FaqEntry) });

const page = (prices: ReadonlyMap<string, Priced>) => ({
  meta: Meta,
  title: text,
  lead: text,
  service: serviceOption,
  project: caseOfOffer,
  heroActions: z.strictObject({ quote: text, offers: text }),
  groups: list(group(prices)),
  process: z.strictObject({ title: text, intro: text, stages: exactly(6, z.strictObject({ name: text, text })) }),
  tools: z.strictObject({ title: text, intro: text, items: list(Technology) }),
  questions,
});

export const webPage = (prices: ReadonlyMap<string, Priced>) => z.strictObject({ ...page(prices), heroFigure: WebHero, portfolioBanner });
export const wordpressPage = (prices: ReadonlyMap<string, Priced>) =>
  z.strictObject({ ...page(prices), heroFigure: WordPressHero, urgent: Urgent, portfolioBanner });
export const softwarePage = (prices: ReadonlyMap<string, Priced>) => z.strictObject({ ...page(prices), heroFigure: SoftwareHero });

export const ServiceCards = z.strictObject({
  entries: exactly(6, z.strictObject({ icon, sub: text, desc: text, link: innerLink, tinted: flag.optional() })),
});

export const ShopWays = z.strictObject({
  title: text,
  intro: text,
  questions: exactly(7, text),
  firstYears: z
    .strictObject({ heading: text, items: list(text), note: text })
    .meta({ hint: 'Below the table: what a first year costs, for real cases.' }),
  ways: exactly(
    3,
    z.strictObject({
      name: text,
      answers: exactly(7, text).meta({ hint: 'An answer to each of the questions, in their order.' }),
      link: z.strictObject({ name: text, to: innerLink }),
    }),
  ),
});

/** Each industry of the grid has its own drawing. */
const industries = [
  'retail',
  'food',
  'health',
  'school',
  'freight',
  'farm',
  'cloth',
  'bank',
  'house',
  'travel',
  'media',
  'welfare',
] as const;

const ticket = z.strictObject({
  language: oneOf(['en', 'bn']),
  route: text,
  ship: text,
  facts: exactly(3, z.strictObject({ label: text, value: text })),
  button: text,
});

const perCent = z
  .number('expected a number from 0 to 100')
  .min(0, 'expected a number from 0 to 100')
  .max(100, 'expected a number from 0 to 100');
const place = z.strictObject({ left: perCent, top: perCent });

export const appPage = (prices: ReadonlyMap<string, Priced>) =>
  z.strictObject({
    meta: Meta,
    service: serviceOption,
    project: caseOfOffer,
    hero: z.strictObject({
      title: text,
      lead: text,
      button: text,
      phones: z.strictObject({ alt: text, clock: text, network: text, tickets: exactly(2, ticket) }),
    }),
    services: z.strictObject({
      title: text,
      intro: text,
      cards: exactly(6, z.strictObject({ icon: detailIcon, ...offerFields(prices), link: innerLink })),
    }),
    support: group(prices).meta({ hint: 'What the app needs after its launch, and what that costs.' }),
    portfolioBanner,
    technologies: z.strictObject({ title: text, intro: text, items: exactly(7, Technology) }),
    keyElements: z.strictObject({
      title: text,
      intro: text,
      project: text.meta({ hint: 'The numbers are on the cover of this project.', reference: 'project' }),
      alt: text,
      items: exactly(
        6,
        z.strictObject({
          title: text,
          text,
          position: place.meta({ hint: 'Where the number is, in per cent of the picture.' }),
          detail: place.meta({ hint: 'The upper left corner of the part that a phone shows.' }),
        }),
      ),
    }),
    industries: z
      .strictObject({ title: text, intro: text, button: text, items: exactly(12, z.strictObject({ name: text, icon: oneOf(industries) })) })
      .meta({ hint: 'Twelve different industries; the page then repeats the first four.' }),
    questions,
  });

type SoftwarePage = z.infer<ReturnType<typeof softwarePage>>;
export type ServicePage = Omit<SoftwarePage, 'heroFigure'>;
export type WebHeroFigure = z.infer<typeof WebHero>;
export type WordPressHeroFigure = z.infer<typeof WordPressHero>;
export type SoftwareHeroFigure = z.infer<typeof SoftwareHero>;
export type Urgent = z.infer<typeof Urgent>;
export type OfferingGroup = z.infer<ReturnType<typeof group>>;
export type ServiceOffering = OfferingGroup['offerings'][number];
export type Stage = ServicePage['process']['stages'][number];
export type ServiceCard = z.infer<typeof ServiceCards>['entries'][number];
export type ShopWays = z.infer<typeof ShopWays>;
export type Ticket = z.infer<typeof ticket>;
export type AppDevelopmentPage = z.infer<ReturnType<typeof appPage>>;
export type AppServiceCard = AppDevelopmentPage['services']['cards'][number];
export type KeyElement = AppDevelopmentPage['keyElements']['items'][number];
export type Industry = AppDevelopmentPage['industries']['items'][number];
