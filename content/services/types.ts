/** What the four written service pages say (specification, section 2, 'Service pages' and 'App development page'). */
import type { FaqEntry, GlyphName, ServiceOffering, Technology } from '../schema.ts';

/** A list of exactly so many items, so that a missing or surplus one stops the type check. */
type Exactly<Count extends number, Item, Built extends Item[] = []> = Built['length'] extends Count
  ? Built
  : Exactly<Count, Item, [...Built, Item]>;

export type PageMeta = { title: string; description: string };

export type OfferingGroup = { icon: GlyphName; name: string; intro: string; offerings: ServiceOffering[] };

export type Stage = { name: string; text: string };

/** The web, WordPress and custom software pages. Each has a hero of its own beside this. */
export type ServicePage = {
  meta: PageMeta;
  title: string;
  lead: string;
  heroActions: { quote: string; offers: string };
  groups: OfferingGroup[];
  /** Six stages: the cloth beside them is drawn in six steps. */
  process: { title: string; intro: string; stages: Exactly<6, Stage> };
  tools: { title: string; intro: string; items: Technology[] };
  /** On the web and WordPress pages only (specification, section 2). */
  portfolioBanner?: PortfolioBanner;
  questions: { title: string; items: FaqEntry[] };
};

/** `projects` name the two whose screens stand on the banner's lower edge, as their files in content/projects name them. */
export type PortfolioBanner = { title: string; text: string; button: string; projects: Exactly<2, string> };

/** Web: a project's screen whose left half is still a drawing. The drawing (art/weave/point-paper.ts) is made after that screen. */
export type HalfDrawn = { project: string; alt: string; drawn: string; built: string };

/** WordPress: a project's screen on top of older layers. The first of `layers` lies lowest. */
export type Layered = { project: string; alt: string; layers: Exactly<4, string>; caption: string };

/** Custom software: what was bought and left alone round the one part that was built. */
export type Patchwork = { project: string; alt: string; built: string; around: Exactly<3, string>; caption: string; link: string };

export type AppServiceCard = { icon: GlyphName; title: string; description: string; cta: string; link: string };

/** One drawing for each trade of the industries grid. */
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

/** What a phone of the hero shows: one ticket in one language. */
export type Ticket = {
  language: 'en' | 'bn';
  route: string;
  ship: string;
  facts: Exactly<3, { label: string; value: string }>;
  button: string;
};

/** `mark` is where the element's number stands on the picture, in per cent from its left and upper edge. */
export type KeyElement = { title: string; text: string; mark: { left: number; top: number } };

export type AppDevelopmentPage = {
  meta: PageMeta;
  hero: {
    title: string;
    lead: string;
    button: string;
    phones: { alt: string; clock: string; network: string; tickets: Exactly<2, Ticket> };
  };
  services: { title: string; intro: string; cards: Exactly<6, AppServiceCard> };
  technologies: { title: string; items: Exactly<7, Technology> };
  /** The numbered picture is the cover of `project`. */
  keyElements: { title: string; intro: string; project: string; alt: string; items: Exactly<6, KeyElement> };
  /** Twelve distinct trades; the page repeats the first four after them (specification, section 9). */
  industries: { title: string; intro: string; items: Exactly<12, Industry> };
};
