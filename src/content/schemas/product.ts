/** A product: its place in the menu, and the page of one that has a page of its own (specification, section 3). */
import * as z from 'zod';
import { exactly, flag, innerLink, link, list, oneOf, text, textLike } from '../fields.ts';
import { caseOfOffer, detailIcon, FaqEntry, icon, Meta, picture, serviceOption } from './shared.ts';

/** An entry of the service or product menu. */
const menuEntry = z.strictObject({
  name: text,
  link: innerLink,
  icon,
  description: text,
  productTitle: text,
  productImage: picture.optional(),
  featured: list(z.strictObject({ featuredIcon: detailIcon, featuredName: text })),
  service: serviceOption.optional().meta({ hint: 'For a product without a page of its own.' }),
  project: caseOfOffer,
});
export const Menu = z.strictObject({ entries: exactly(6, menuEntry) });

const Feature = z.strictObject({ featuredSub: text, featuredDesc: text, featuredImg: picture.optional(), featuredList: list(text) });

const Plan = z.strictObject({
  id: text,
  planName: text,
  price: textLike(/^\$\d+(\.\d\d)?$/, 'expected a price such as $55.66, best by its name: {{shopStarter}}'),
  converted: text.meta({ hint: 'The price in the company’s currency.' }),
  billingCycle: text,
  description: text,
  features: list(text),
  buttonText: text,
  buttonLink: link,
  planIcon: detailIcon,
  active: flag.optional(),
});

/** What each plan contains: the rows have as many values as there are columns. */
const PlanTable = z
  .strictObject({ title: text, columns: list(text), rows: list(z.strictObject({ name: text, values: list(text) })) })
  .superRefine(({ columns, rows }, context) => {
    for (const [i, { values }] of rows.entries()) {
      if (values.length === columns.length) continue;
      context.addIssue({ code: 'custom', path: ['rows', i, 'values'], message: `expected ${columns.length} entries, one for each column` });
    }
  });

export const Product = z.strictObject({
  link: innerLink,
  meta: Meta,
  name: text,
  service: serviceOption,
  project: caseOfOffer,
  icon,
  colour: oneOf(['turmeric', 'indigo']),
  title: text,
  description: text,
  heroImgs: z.array(picture, 'expected a list'),
  highlights: exactly(4, z.strictObject({ sub: text, count: text })),
  proof: z
    .strictObject({ quote: text, name: text, role: text, story: text, project: text.optional().meta({ reference: 'project' }) })
    .meta({ hint: 'What a customer says, and what came of it; and the project that tells its story.' }),
  featuresTitle: text,
  features: list(Feature),
  themesTitle: text,
  themes: exactly(2, z.strictObject({ themeImg: picture.optional(), themeName: text, themeLink: innerLink.optional() })),
  setUp: text.meta({ hint: 'What set-up and training cost at least, once.' }),
  activeLabel: text.meta({ hint: 'At the plan that stands out: for whom it is.' }),
  plansTitle: text,
  plansNote: text.meta({ hint: 'Below the plans: what comes on top of them.' }),
  plansLink: z.strictObject({ name: text, link: innerLink }).optional().meta({ hint: 'Where to compare, if there is such a page.' }),
  plans: list(Plan),
  planTable: PlanTable.meta({ hint: 'Below the plans: what each contains.' }),
  planTerms: list(z.strictObject({ term: text, text })).meta({ hint: 'Below the table: what its words mean.' }),
  toolsTitle: text,
  toolsIntro: text,
  tools: list(z.strictObject({ name: text, description: text })),
  faqTitle: text,
  faq: list(FaqEntry),
});

export type MenuEntry = z.infer<typeof menuEntry>;
export type Feature = z.infer<typeof Feature>;
export type Plan = z.infer<typeof Plan>;
export type Product = z.infer<typeof Product>;
export type PlanTable = z.infer<typeof PlanTable>;
export type Theme = Product['themes'][number];
