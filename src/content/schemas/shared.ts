/** Groups of fields that several files of content/ have. */
import * as z from 'zod';
import { metaLimits, serviceOptions } from '../constants.ts';
import { atMost, innerLink, list, oneOf, pictureName, text } from '../fields.ts';
import { detailIconNames, glyphNames } from '../icons.ts';

/** A page's title and description for search engines and for the preview of a shared link. Each page has its own. */
export const Meta = z.strictObject({ title: atMost(metaLimits.title), description: atMost(metaLimits.description) });

/**
 * `file` is the name of the picture beside the entry, with or without its extension (`cover` or `cover.jpg`). An entry without a picture gets a generated motif.
 */
export const picture = z.strictObject({ file: pictureName, alt: text });

export const icon = oneOf(glyphNames);
export const detailIcon = oneOf(detailIconNames);

/** Which of the four services the forms choose for somebody who comes from here. */
export const serviceOption = oneOf(serviceOptions);

/** The project to read about for somebody who has asked for an offer. */
export const caseOfOffer = text.optional().meta({
  hint: 'To read about after somebody has asked for this. Without one, it is that of the page, or the newest.',
  reference: 'project',
});

/** Of a list that begins with nine entries and is searched and filtered: posts, projects. */
export const longList = {
  search: z.strictObject({ label: text, placeholder: text }),
  categories: text,
  listHeading: text,
  count: z
    .strictObject({ of: text, one: text, many: text })
    .meta({ hint: "'9 of 14 posts' below the list, or '3 posts' when all are shown." }),
  loadMore: text,
  empty: text,
  help: z
    .strictObject({ clear: text, ask: text, to: innerLink })
    .meta({ hint: 'Beside it: both filters may be the cause, and what is not here may be asked for.' }),
  failed: z.strictObject({ text, trying: text, tryAgain: text }).meta({ hint: 'What follows the newest nine could not be loaded.' }),
};

export const FaqEntry = z.strictObject({ Question: text, Answer: text });
export const Technology = z.strictObject({ name: text, benefit: list(text) });

export type Meta = z.infer<typeof Meta>;
export type Picture = z.infer<typeof picture>;
export type FaqEntry = z.infer<typeof FaqEntry>;
export type Technology = z.infer<typeof Technology>;
