/** Types of the content of the four service pages with text (specification, section 2, 'Service pages' and 'App development page'). */
import type { DetailIconName, GlyphName } from '../icons.ts';
import type { FaqEntry, ServiceOffering, Technology } from '../schema.ts';

/** A tuple of exactly `Count` items, so that a missing or an extra item fails the type check. */
type Exactly<Count extends number, Item, Built extends Item[] = []> = Built['length'] extends Count
  ? Built
  : Exactly<Count, Item, [...Built, Item]>;

export type PageMeta = { title: string; description: string };

export type OfferingGroup = { icon: GlyphName; name: string; intro: string; offerings: ServiceOffering[] };

export type Stage = { name: string; text: string };

/** The web, WordPress and custom software pages. Each adds a `heroFigure` of its own type. */
export type ServicePage = {
  meta: PageMeta;
  title: string;
  lead: string;
  heroActions: { quote: string; offers: string };
  groups: OfferingGroup[];
  /** Six stages, because the picture above them has six steps. */
  process: { title: string; intro: string; stages: Exactly<6, Stage> };
  tools: { title: string; intro: string; items: Technology[] };
  /** On the web and WordPress pages only (specification, section 2). */
  portfolioBanner?: PortfolioBanner;
  questions: { title: string; items: FaqEntry[] };
};

/**
 * `projects`: the `projectName` of the two projects whose screens the banner shows. Each is made with one of `tools`, which are what
 * the page sells; the build refuses any other.
 */
export type PortfolioBanner = { title: string; text: string; button: string; tools: string[]; projects: Exactly<2, string> };

/**
 * Web: a project's screen, whose left half is covered by a sketch. The sketch (art/weave/shop-sketch.ts) is drawn for this one
 * screen. A caption is below each half.
 */
export type WebHeroFigure = { project: string; alt: string; drawnCaption: string; builtCaption: string };

/** WordPress: a project's screen on top of older layers. `layers` are their labels, from the lowest layer to the top one. */
export type WordPressHeroFigure = { project: string; alt: string; layers: Exactly<4, string>; caption: string };

/** Custom software: a project's screen, and around it three tiles with labels. */
export type SoftwareHeroFigure = {
  project: string;
  alt: string;
  screenLabel: string;
  tileLabels: Exactly<3, string>;
  caption: string;
  link: string;
};

export type AppServiceCard = {
  icon: DetailIconName;
  title: string;
  description: string;
  cta: string;
  link: string;
  price: string;
  upTo: string;
  time: string;
};

/** The ways to a web shop side by side, each with an answer to every question in `questions`. */
export type ShopWays = {
  title: string;
  intro: string;
  questions: Exactly<6, string>;
  ways: Exactly<3, { name: string; answers: Exactly<6, string>; link: { name: string; to: string } }>;
};

/** Each industry of the grid has its own drawing. */
export type IndustryIcon =
  | 'retail'
  | 'food'
  | 'health'
  | 'school'
  | 'freight'
  | 'farm'
  | 'cloth'
  | 'bank'
  | 'house'
  | 'travel'
  | 'media'
  | 'welfare';

export type Industry = { name: string; icon: IndustryIcon };

/** What one phone of the hero shows: a ticket in one language. */
export type Ticket = {
  language: 'en' | 'bn';
  route: string;
  ship: string;
  facts: Exactly<3, { label: string; value: string }>;
  button: string;
};

/** `position` of the element's number on the picture: per cent from the left and from the top. */
type Place = { left: number; top: number };
/** Per cent of the picture: where the number is, and the upper left corner of the part that a phone shows. */
export type KeyElement = { title: string; text: string; position: Place; detail: Place };

export type AppDevelopmentPage = {
  meta: PageMeta;
  hero: {
    title: string;
    lead: string;
    button: string;
    phones: { alt: string; clock: string; network: string; tickets: Exactly<2, Ticket> };
  };
  services: { title: string; intro: string; cards: Exactly<6, AppServiceCard> };
  technologies: { title: string; intro: string; items: Exactly<7, Technology> };
  /** The numbers are on the cover of `project`. */
  keyElements: { title: string; intro: string; project: string; alt: string; items: Exactly<6, KeyElement> };
  /** Twelve different industries; the page then repeats the first four (specification, section 9). */
  industries: { title: string; intro: string; button: string; items: Exactly<12, Industry> };
};
