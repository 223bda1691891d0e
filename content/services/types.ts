/** What the four written service pages say (specification, section 2, 'Service pages' and 'App development page'). */
import type { FaqEntry, GlyphName, ServiceOffering, Technology } from '../schema.ts';

/** A list of exactly so many items, so that a missing or surplus one stops the type check. */
type Exactly<Count extends number, Item, Built extends Item[] = []> = Built['length'] extends Count
  ? Built
  : Exactly<Count, Item, [...Built, Item]>;

export type OfferingGroup = { icon: GlyphName; name: string; intro: string; offerings: ServiceOffering[] };

export type Stage = { name: string; text: string };

/** The web, WordPress and custom software pages. */
export type ServicePage = {
  title: string;
  lead: string;
  heroActions: { quote: string; offers: string };
  groups: OfferingGroup[];
  /** Six stages: the cloth beside them is drawn in six steps. */
  process: { title: string; intro: string; stages: Exactly<6, Stage> };
  tools: { title: string; intro: string; items: Technology[] };
  /** On the web and WordPress pages only (specification, section 2). */
  portfolioBanner?: { title: string; text: string; button: string };
  questions: { title: string; items: FaqEntry[] };
};

export type AppServiceCard = { icon: GlyphName; title: string; description: string; cta: string; link: string };

/** One drawing for each trade of the industries grid. */
export type IndustryIcon =
  | 'retail'
  | 'restaurants'
  | 'health'
  | 'education'
  | 'freight'
  | 'farming'
  | 'garments'
  | 'banking'
  | 'real-estate'
  | 'travel'
  | 'media'
  | 'non-profit';

export type Industry = { name: string; icon: IndustryIcon };

export type AppDevelopmentPage = {
  hero: { title: string; lead: string; button: string };
  services: { title: string; intro: string; cards: Exactly<6, AppServiceCard> };
  technologies: { title: string; items: Exactly<7, Technology> };
  keyElements: { title: string; intro: string; items: Exactly<6, { title: string; text: string }> };
  /** Twelve distinct trades; the page repeats the first four after them (specification, section 9). */
  industries: { title: string; intro: string; items: Exactly<12, Industry> };
};
