/**
 * The marks by which scripts find elements, attributes `data-…`, each with what it may say. A component writes one with `hook`, a
 * script's selector is a `HookSelector`: with a misspelt mark either is an error of the type checker. Not here is what only
 * style sheets read.
 */
import type { FormName } from '#content/form-fields.ts';

type Hooks = {
  form: FormName;
  /** What is inert while a form is sent. */
  fields: '';
  /** Where a form's script writes. */
  says: 'failure' | 'offline' | 'receipt';
  note: '';
  receipt: '';
  /** The nearest case of a service. */
  case: string;
  offer: '' | 'title' | 'price' | 'time' | 'change' | 'remove';
  /** Where the section of a form says what a button has promised. */
  promise: 'heading' | 'text' | 'points' | 'call';
  action: 'try-again' | 'more' | 'clear' | 'pause' | 'previous' | 'next';
  /** The slide, counted from 0, to which a mark belongs or a link leads. */
  slide: number;
  'slide-number': '';
  /** The address of the live map. */
  map: string;
  'open-now': '';
  kept: '';
  category: string;
  /** The address of the module with all items of a list. */
  list: string;
  /** Which item of a list it is, and how it is shown. */
  key: string;
  /** The features of a product, with their names and details. */
  features: '';
  /** What holds after a day, or until the end of one. */
  after: string;
  until: string;
};

export type HookSelector = {
  [Name in keyof Hooks]: `${'' | 'a' | 'button' | 'form' | 'ul'}[data-${Name}${'' | `=${Hooks[Name]}`}]`;
}[keyof Hooks];

/** The attribute of a mark; none for an undefined text. */
export function hook<Name extends keyof Hooks>(name: Name, text: Hooks[Name] | undefined): Record<`data-${Name}`, Hooks[Name] | undefined> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript knows a computed key only as a text
  return { [`data-${name}`]: text } as Record<`data-${Name}`, Hooks[Name] | undefined>;
}

/** A selector of a script: one that names a mark has to be right. */
type Selector<Text extends string> = Text extends `${string}[data-${string}` ? HookSelector : Text;

/** An element of the markup that a script belongs to. Throws when it is missing: what is native stays as it is then. */
export function requiredElement<Text extends string, Kind extends HTMLElement>(
  inside: ParentNode,
  selector: Selector<Text>,
  kind: new () => Kind,
): Kind {
  const element = inside.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`there is no ${selector}`);
  return element;
}
