/**
 * Schemas of the content (specification, section 3). The field names are those of the specification. The build checks each
 * entry and stops at an error with the file, the field, what was found and what was expected.
 */
import * as v from 'valibot';
import { blogCategories, jobCategories, jobTypes, projectCategories } from './constants.ts';
import { parseDate } from './dates.ts';

/** A visible text: not empty, with no blanks at the beginning or the end. */
const text = v.pipe(
  v.string('expected a text'),
  v.nonEmpty('expected a text, found nothing'),
  v.check((value) => value === value.trim(), 'expected no blanks at its beginning or end'),
);

const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item, 'expected a list'), v.nonEmpty('expected a list with at least one entry'));

const oneOf = <const Options extends readonly string[]>(options: Options) => v.picklist(options, `expected one of: ${options.join(', ')}`);

const date = v.pipe(
  text,
  v.check((value) => parseDate(value) !== undefined, 'expected a real day as month-day-year, for example 10-20-26'),
);

/** Last segment of the address of the page for an unknown post, project or job (build/content/paths.ts). */
export const unknownKey = '404';

/** The name of a post, project or job is also its address: one path segment that is valid on every host and file system. */
const key = v.pipe(
  text,
  v.check((value) => !/[/\\%?#]/.test(value), 'expected a title without / \\ % ? #, since the title is the page’s address'),
  v.check(
    (value) => encodeURIComponent(value).length <= 240,
    'expected a shorter title: as an address it is longer than a file name may be (a Bangla letter counts nine)',
  ),
  v.check((value) => value !== unknownKey, `expected another title: ${unknownKey} is the address of the page for unknown entries`),
);

const slug = v.pipe(text, v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected small letters, digits and single hyphens'));
const innerLink = v.pipe(text, v.regex(/^\/(?!\/)/, 'expected an address on this site, beginning with /'));
const link = v.pipe(
  text,
  v.regex(/^(\/(?!\/)|https:\/\/|mailto:|tel:)/, 'expected an address that begins with /, https://, mailto: or tel:'),
);
const amount = v.pipe(v.number('expected a number'), v.integer('expected a whole number'), v.minValue(0, 'expected a number from 0 up'));

/**
 * `file` is the base name of the picture files beside the entry (`cover` for cover-640.avif …), `focus` the side that stays
 * visible in a narrow frame. An entry without a picture gets a generated motif.
 */
const picture = v.strictObject({ file: slug, alt: text, focus: v.optional(v.picklist(['left', 'right'], 'expected left or right')) });

export const Post = v.strictObject({
  id: text,
  blogSub: key,
  blogDesc: text,
  blogDate: date,
  blogCategory: oneOf(blogCategories),
  blogPoster: text,
  blogLink: v.pipe(text, v.regex(/^\/blogs\/[a-z0-9]+(-[a-z0-9]+)*$/, 'expected /blogs/ and small letters, digits and hyphens')),
  blogImg: v.optional(picture),
});

export const Project = v.strictObject({
  id: text,
  projectName: key,
  projectSub: text,
  projectDesc: text,
  projectCategory: oneOf(projectCategories),
  projectDate: date,
  projectImg: v.optional(picture),
  /** A second picture with more detail, for the detail page. */
  detailImg: v.optional(picture),
  place: text,
  duration: text,
  tools: list(text),
  figures: v.pipe(v.array(v.strictObject({ value: text, label: text }), 'expected a list'), v.length(3, 'expected three figures')),
  /** The client's two colours: background and text at the top of the detail page. */
  colours: v.strictObject({
    ground: v.pipe(text, v.hexColor('expected a colour such as #10181b')),
    ink: v.pipe(text, v.hexColor('expected a colour such as #f4f1ea')),
  }),
});

export const Job = v.strictObject({
  id: text,
  jobTitle: key,
  jobDesc: text,
  location: text,
  category: oneOf(jobCategories),
  vacancies: amount,
  salary: text,
  jobType: oneOf(jobTypes),
  deadline: date,
  publishedDate: date,
  applyLink: link,
  websiteLink: link,
  company: text,
});

export const Testimonial = v.strictObject({
  name: text,
  profession: text,
  text,
  image: oneOf(['a', 'b']),
  rating: v.picklist([4, 5], 'expected 4 or 5'),
});

export const glyphNames = ['design', 'code', 'cms', 'software', 'app', 'advice', 'shop', 'food', 'learn', 'crm', 'hr', 'erp'] as const;
const icon = oneOf(glyphNames);

/** An entry of the service or product menu. */
export const MenuEntry = v.strictObject({
  name: text,
  link: innerLink,
  icon,
  description: text,
  productTitle: text,
  productImage: v.optional(picture),
  featured: list(v.strictObject({ featuredIcon: icon, featuredName: text })),
});

export const ServiceCard = v.strictObject({
  icon,
  sub: text,
  desc: text,
  link: innerLink,
  tinted: v.optional(v.boolean('expected true or false')),
});

export const ServiceOffering = v.strictObject({
  title: text,
  description: text,
  cta: text,
  buttonAction: innerLink,
  price: text,
  time: text,
});

export const Technology = v.strictObject({ name: text, benefit: list(text) });

export const Statistic = v.strictObject({ label: text, count: amount });

const Highlight = v.strictObject({ sub: text, count: text });

export const Theme = v.strictObject({ themeImg: v.optional(picture), themeName: text, themeLink: innerLink });

export const FaqEntry = v.strictObject({ Question: text, Answer: text });

export const Feature = v.strictObject({
  featuredSub: text,
  featuredDesc: text,
  featuredImg: v.optional(picture),
  featuredList: list(text),
});

export const Plan = v.strictObject({
  id: text,
  planName: text,
  price: v.pipe(text, v.regex(/^\$\d+(\.\d\d)?$/, 'expected a price such as $55.66')),
  billingCycle: text,
  description: text,
  features: list(text),
  buttonText: text,
  buttonLink: link,
  planIcon: icon,
  active: v.optional(v.boolean('expected true or false')),
});

const Tool = v.strictObject({ name: text, description: text });

export const Product = v.strictObject({
  link: innerLink,
  name: text,
  icon,
  colour: oneOf(['turmeric', 'indigo']),
  title: text,
  description: text,
  heroImgs: v.array(picture, 'expected a list'),
  highlights: v.pipe(v.array(Highlight, 'expected a list'), v.length(4, 'expected four highlights')),
  featuresTitle: text,
  features: list(Feature),
  themesTitle: text,
  themes: v.pipe(v.array(Theme, 'expected a list'), v.length(2, 'expected two themes')),
  plansTitle: text,
  plans: list(Plan),
  toolsTitle: text,
  toolsIntro: text,
  tools: list(Tool),
  faqTitle: text,
  faq: list(FaqEntry),
});

export type Picture = v.InferOutput<typeof picture>;
export type Post = v.InferOutput<typeof Post>;
export type Project = v.InferOutput<typeof Project>;
export type Job = v.InferOutput<typeof Job>;
export type Testimonial = v.InferOutput<typeof Testimonial>;
export type GlyphName = (typeof glyphNames)[number];
export type MenuEntry = v.InferOutput<typeof MenuEntry>;
export type ServiceCard = v.InferOutput<typeof ServiceCard>;
export type ServiceOffering = v.InferOutput<typeof ServiceOffering>;
export type Technology = v.InferOutput<typeof Technology>;
export type Statistic = v.InferOutput<typeof Statistic>;
export type Theme = v.InferOutput<typeof Theme>;
export type FaqEntry = v.InferOutput<typeof FaqEntry>;
export type Feature = v.InferOutput<typeof Feature>;
export type Plan = v.InferOutput<typeof Plan>;
export type Product = v.InferOutput<typeof Product>;
