/**
 * Schemas of the content (specification, section 3). The field names are those of the specification. The build checks each
 * entry and stops at an error with the file, the field, what was found and what was expected.
 */
import * as v from 'valibot';
import { blogCategories, jobCategories, jobTypes, projectCategories } from './categories.ts';
import { metaLimits } from './constants.ts';
import { fileNameFrom, isFileName } from './file-names.ts';
import { amount, atMost, colour, date, innerLink, link, list, oneOf, pictureName, text } from './fields.ts';
import { detailIconNames, glyphNames } from './icons.ts';
import { PhonePart, PictureFocus } from './picture-focus.ts';

/** Last segment of the address of the page for an unknown post, project or job (build/content/paths.ts). */
export const unknownKey = '404';

/** The name of a post, project or job is also its address: one path segment that is valid on every host and file system. */
const key = v.pipe(
  text,
  v.check((value) => !/[/\\%?#]/.test(value), 'expected a title without / \\ % ? #, since the title is the page’s address'),
  v.check(
    (value) => isFileName(value),
    ({ input }) =>
      `expected a title that every file system takes, without : * " < > | and no dot at its end${fileNameFrom(input) && `, such as "${fileNameFrom(input)}"`}`,
  ),
  v.check(
    (value) => !value.isWellFormed() || encodeURIComponent(value).length <= 240,
    'expected a shorter title: as an address it is longer than a file name may be (a Bangla letter counts nine)',
  ),
  v.check((value) => value !== unknownKey, `expected another title: ${unknownKey} is the address of the page for unknown entries`),
);

/** The last segment of an address that an entry had: a former title, which may have signs that are no longer allowed. */
const formerKey = v.pipe(
  text,
  v.check((value) => !/[/\\%?#]/.test(value), 'expected a former title, not a whole address'),
);

/** Languages of an entry's text, by their codes (BCP 47). */
const languages = ['en', 'bn'] as const;

/** What every Markdown entry may say about its publishing. */
const publishing = {
  /** Not finished: only the development server shows it. The same holds for an entry whose day is yet to come. */
  draft: v.optional(v.boolean('expected true or false')),
  /** The last segments of addresses that it had, such as its title before a change. Each leads to the present address. */
  formerly: v.optional(v.array(formerKey, 'expected a list')),
  /** The day of the last change that readers should know of; the page, the feed and search engines tell it. */
  updated: v.optional(date),
  /** The language of its title and text; English if it says nothing. */
  language: v.optional(oneOf(languages)),
};

/** A page's title and description for search engines and for the preview of a shared link. Each page has its own. */
export const Meta = v.strictObject({ title: atMost(metaLimits.title), description: atMost(metaLimits.description) });

/** The same for an entry, where its visible title or description is too long for that or says too little by itself. */
const entryMeta = { metaTitle: v.optional(atMost(metaLimits.title)), metaDesc: v.optional(atMost(metaLimits.description)) };

/**
 * `file` is the name of the picture beside the entry, with or without its extension (`cover` or `cover.jpg`), or the base name of
 * files in several widths (`cover` for cover-640.avif …). An entry without a picture gets a generated motif.
 */
const picture = v.strictObject({ file: pictureName, alt: text });

/** A picture of an entry is cut to frames of several shapes. */
const entryPicture = v.strictObject({ ...picture.entries, focus: v.optional(PictureFocus), phone: v.optional(PhonePart) });

export const Post = v.strictObject({
  id: text,
  blogSub: key,
  blogDesc: text,
  blogDate: date,
  blogCategory: oneOf(blogCategories),
  blogPoster: text,
  blogLink: v.pipe(text, v.regex(/^\/blogs\/[a-z0-9]+(-[a-z0-9]+)*$/, 'expected /blogs/ and small letters, digits and hyphens')),
  blogImg: v.optional(entryPicture),
  ...publishing,
  ...entryMeta,
});

export const Project = v.strictObject({
  id: text,
  projectName: key,
  projectSub: text,
  projectDesc: text,
  projectCategory: oneOf(projectCategories),
  projectDate: date,
  projectImg: v.optional(entryPicture),
  /** A second picture with more detail, for the detail page. */
  detailImg: v.optional(entryPicture),
  place: text,
  duration: text,
  tools: list(text),
  figures: v.pipe(v.array(v.strictObject({ value: text, label: text }), 'expected a list'), v.length(3, 'expected three figures')),
  /** The client's colours: background and text at the top of the detail page, and two more for the cloth below it. */
  colours: v.strictObject({
    ground: colour,
    ink: colour,
    threads: v.optional(v.pipe(v.array(colour, 'expected two colours'), v.length(2, 'expected two colours'))),
  }),
  ...publishing,
  ...entryMeta,
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
  /** What `location` says, for search engines: in the office (the address in content/site.ts), from home, or as one likes. */
  workplace: list(oneOf(['office', 'home'])),
  /** What `salary` says, for search engines: amounts a month in the company's currency. Only for a salary that names amounts. */
  salaryRange: v.optional(v.strictObject({ min: amount, max: amount })),
  ...publishing,
  ...entryMeta,
});

export const Testimonial = v.strictObject({
  name: text,
  profession: text,
  text,
  image: oneOf(['a', 'b']),
  rating: v.picklist([4, 5], 'expected 4 or 5'),
});

const [icon, detailIcon] = [oneOf(glyphNames), oneOf(detailIconNames)];

/** An entry of the service or product menu. */
export const MenuEntry = v.strictObject({
  name: text,
  link: innerLink,
  icon,
  description: text,
  productTitle: text,
  productImage: v.optional(picture),
  featured: list(v.strictObject({ featuredIcon: detailIcon, featuredName: text })),
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
  /** The lowest price, and the highest usual one if there is a range. */
  price: text,
  upTo: v.optional(text),
  time: text,
});

export const Technology = v.strictObject({ name: text, benefit: list(text) });

export const Statistic = v.strictObject({ label: text, count: amount });

const Highlight = v.strictObject({ sub: text, count: text });

export const Theme = v.strictObject({ themeImg: v.optional(picture), themeName: text, themeLink: v.optional(innerLink) });

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
  price: v.pipe(text, v.regex(/^\$\d+(\.\d\d)?$/, 'expected a price such as $55.66')), // not ours
  /** The price in the company's currency. */
  converted: text,
  billingCycle: text,
  description: text,
  features: list(text),
  buttonText: text,
  buttonLink: link,
  planIcon: detailIcon,
  active: v.optional(v.boolean('expected true or false')),
});

const Tool = v.strictObject({ name: text, description: text });

export const Product = v.strictObject({
  link: innerLink,
  meta: Meta,
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
  /** Below the plans: what comes on top of them, and where to compare if there is such a page. */
  plansNote: text,
  plansLink: v.optional(v.strictObject({ name: text, link: innerLink })),
  plans: list(Plan),
  toolsTitle: text,
  toolsIntro: text,
  tools: list(Tool),
  faqTitle: text,
  faq: list(FaqEntry),
});

/** The code of an entry's language. */
export type Language = (typeof languages)[number];
export type Meta = v.InferOutput<typeof Meta>;
export type Picture = v.InferOutput<typeof picture>;
export type EntryPicture = v.InferOutput<typeof entryPicture>;
export type Post = v.InferOutput<typeof Post>;
export type Project = v.InferOutput<typeof Project>;
export type Job = v.InferOutput<typeof Job>;
export type Testimonial = v.InferOutput<typeof Testimonial>;
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
