/**
 * Schemas of the content (specification, section 3). The field names are those of the specification. The build checks each
 * entry and stops at an error with the file, the field, what was found and what was expected.
 */
import * as z from 'zod';
import { blogCategories, exampleOffers, jobCategories, jobTypes, projectCategories } from './categories.ts';
import { metaLimits } from './constants.ts';
import { fileNameFrom, isFileName } from './file-names.ts';
import { amount, atMost, colour, date, innerLink, link, list, oneOf, pictureName, text, textLike } from './fields.ts';
import { detailIconNames, glyphNames } from './icons.ts';
import { PhonePart, PictureFocus } from './picture-focus.ts';

/** Last segment of the address of the page for an unknown post, project or job. */
const unknownKey = '404';

/** The name of a post, project or job is also its address: one path segment that is valid on every host and file system. */
const key = text
  .refine((value) => !/[/\\%?#]/.test(value), 'expected a title without / \\ % ? #, since the title is the page’s address')
  .refine(isFileName, {
    error: ({ input }) =>
      `expected a title that every file system takes, without : * " < > | and no dot at its end${such(fileNameFrom(String(input)))}`,
  })
  .refine(
    (value) => !value.isWellFormed() || encodeURIComponent(value).length <= 240,
    'expected a shorter title: as an address it is longer than a file name may be (a Bangla letter counts nine)',
  )
  .refine((value) => value !== unknownKey, `expected another title: ${unknownKey} is the address of the page for unknown entries`);

function such(title: string): string {
  return title && `, such as "${title}"`;
}

/** The last segment of an address that an entry had: a former title, which may have signs that are no longer allowed. */
const formerKey = text.refine((value) => !/[/\\%?#]/.test(value), 'expected a former title, not a whole address');

/** Languages of an entry's text, by their codes (BCP 47). */
const languages = ['en', 'bn'] as const;

/** What every Markdown entry may say about its publishing. */
const publishing = {
  /** Not finished: only the development server shows it. The same holds for an entry whose day is yet to come. */
  draft: z.boolean('expected true or false').optional(),
  /** The last segments of addresses that it had, such as its title before a change. Each leads to the present address. */
  formerly: z.array(formerKey, 'expected a list').optional(),
  /** The day of the last change that readers should know of; the page, the feed and search engines tell it. */
  updated: date.optional(),
  /** The language of its title and text; English if it says nothing. */
  language: oneOf(languages).optional(),
};

/** A page's title and description for search engines and for the preview of a shared link. Each page has its own. */
export const Meta = z.strictObject({ title: atMost(metaLimits.title), description: atMost(metaLimits.description) });

/** The same for an entry, where its visible title or description is too long for that or says too little by itself. */
const entryMeta = { metaTitle: atMost(metaLimits.title).optional(), metaDesc: atMost(metaLimits.description).optional() };

/**
 * `file` is the name of the picture beside the entry, with or without its extension (`cover` or `cover.jpg`). An entry without a picture gets a generated motif.
 */
const picture = z.strictObject({ file: pictureName, alt: text });

/** A picture of an entry is cut to frames of several shapes. */
const entryPicture = z.strictObject({ ...picture.shape, focus: PictureFocus.optional(), phone: PhonePart.optional() });

export const Post = z.strictObject({
  id: text,
  blogSub: key,
  blogDesc: text,
  blogDate: date,
  blogCategory: oneOf(blogCategories),
  blogPoster: text,
  blogLink: textLike(/^\/blogs\/[a-z0-9]+(-[a-z0-9]+)*$/, 'expected /blogs/ and small letters, digits and hyphens'),
  blogImg: entryPicture.optional(),
  ...publishing,
  ...entryMeta,
});

export const Project = z.strictObject({
  id: text,
  projectName: key,
  projectSub: text,
  projectDesc: text,
  projectCategory: oneOf(projectCategories),
  projectDate: date,
  projectImg: entryPicture.optional(),
  /** A second picture with more detail, for the detail page. */
  detailImg: entryPicture.optional(),
  place: text,
  duration: text,
  tools: list(text),
  /** The offer that it is an example of (content/next-steps.ts). Its page says what such a thing costs; without it, the usual one of its category. */
  offer: oneOf(exampleOffers).optional(),
  figures: z.array(z.strictObject({ value: text, label: text }), 'expected a list').length(3, 'expected three figures'),
  /** The client's colours: background and text at the top of the detail page, and two more for the cloth below it. */
  colours: z.strictObject({
    ground: colour,
    ink: colour,
    threads: z.array(colour, 'expected two colours').length(2, 'expected two colours').optional(),
  }),
  ...publishing,
  ...entryMeta,
});

export const Job = z.strictObject({
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
  salaryRange: z.strictObject({ min: amount, max: amount }).optional(),
  ...publishing,
  ...entryMeta,
});

export const Testimonial = z.strictObject({
  name: text,
  profession: text,
  text,
  image: oneOf(['a', 'b']),
  /** The `projectName` of the project that it is about; the two lead to each other. */
  project: text.optional(),
  rating: z.literal([4, 5], 'expected 4 or 5'),
});

const [icon, detailIcon] = [oneOf(glyphNames), oneOf(detailIconNames)];

/** An entry of the service or product menu. */
export const MenuEntry = z.strictObject({
  name: text,
  link: innerLink,
  icon,
  description: text,
  productTitle: text,
  productImage: picture.optional(),
  featured: list(z.strictObject({ featuredIcon: detailIcon, featuredName: text })),
});

export const ServiceCard = z.strictObject({
  icon,
  sub: text,
  desc: text,
  link: innerLink,
  tinted: z.boolean('expected true or false').optional(),
});

export const ServiceOffering = z.strictObject({
  title: text,
  description: text,
  cta: text,
  buttonAction: innerLink,
  /** The lowest price, and the highest usual one if there is a range. */
  price: text,
  upTo: text.optional(),
  time: text,
});

export const Technology = z.strictObject({ name: text, benefit: list(text) });

export const Statistic = z.strictObject({ label: text, count: amount });

const Highlight = z.strictObject({ sub: text, count: text });

export const Theme = z.strictObject({ themeImg: picture.optional(), themeName: text, themeLink: innerLink.optional() });

export const FaqEntry = z.strictObject({ Question: text, Answer: text });

export const Feature = z.strictObject({
  featuredSub: text,
  featuredDesc: text,
  featuredImg: picture.optional(),
  featuredList: list(text),
});

export const Plan = z.strictObject({
  id: text,
  planName: text,
  price: textLike(/^\$\d+(\.\d\d)?$/, 'expected a price such as $55.66'), // not ours
  /** The price in the company's currency. */
  converted: text,
  billingCycle: text,
  description: text,
  features: list(text),
  buttonText: text,
  buttonLink: link,
  planIcon: detailIcon,
  active: z.boolean('expected true or false').optional(),
});

const Tool = z.strictObject({ name: text, description: text });

export const Product = z.strictObject({
  link: innerLink,
  meta: Meta,
  name: text,
  icon,
  colour: oneOf(['turmeric', 'indigo']),
  title: text,
  description: text,
  heroImgs: z.array(picture, 'expected a list'),
  highlights: z.array(Highlight, 'expected a list').length(4, 'expected four highlights'),
  /** What a customer says, and what came of it. `project`: the `projectName` of its story in the portfolio. */
  proof: z.strictObject({ quote: text, name: text, role: text, story: text, project: text.optional() }),
  featuresTitle: text,
  features: list(Feature),
  themesTitle: text,
  themes: z.array(Theme, 'expected a list').length(2, 'expected two themes'),
  plansTitle: text,
  /** Below the plans: what comes on top of them, and where to compare if there is such a page. */
  plansNote: text,
  plansLink: z.strictObject({ name: text, link: innerLink }).optional(),
  plans: list(Plan),
  toolsTitle: text,
  toolsIntro: text,
  tools: list(Tool),
  faqTitle: text,
  faq: list(FaqEntry),
});

/** The code of an entry's language. */
export type Language = (typeof languages)[number];
export type Meta = z.infer<typeof Meta>;
export type Picture = z.infer<typeof picture>;
export type EntryPicture = z.infer<typeof entryPicture>;
export type Post = z.infer<typeof Post>;
export type Project = z.infer<typeof Project>;
export type Job = z.infer<typeof Job>;
export type Testimonial = z.infer<typeof Testimonial>;
export type MenuEntry = z.infer<typeof MenuEntry>;
export type ServiceCard = z.infer<typeof ServiceCard>;
export type ServiceOffering = z.infer<typeof ServiceOffering>;
export type Technology = z.infer<typeof Technology>;
export type Statistic = z.infer<typeof Statistic>;
export type Theme = z.infer<typeof Theme>;
export type FaqEntry = z.infer<typeof FaqEntry>;
export type Feature = z.infer<typeof Feature>;
export type Plan = z.infer<typeof Plan>;
export type Product = z.infer<typeof Product>;
