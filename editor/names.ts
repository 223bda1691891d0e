/** What the forms call each field, and what they say beside it. */
import { entryNames } from './names-of-entries.ts';
import { fixedWords } from './names-fixed.ts';
import { companyNames } from './names-of-company.ts';
import { offerNames } from './names-of-offers.ts';
import { pageNames } from './names-of-pages.ts';

export type Name = {
  label: string;
  hint?: string;
  /** A box of several lines. */
  long?: true;
};

const names: Readonly<Record<string, Name | string>> = { ...companyNames, ...pageNames, ...offerNames, ...entryNames };
const fixed = 'The specification fixes these words.';

/**
 * The name of a field by its path, such as `home.hero.kicker`: that of the longest end of the path that has one, else the words of
 * the field's key.
 */
export function nameOf(path: string): { label: string; hint?: string; long: boolean } {
  const parts = path.split('.');
  const found = parts.map((_part, i) => names[parts.slice(i).join('.')]).find((name) => name !== undefined);
  const { label, hint, long = false } = typeof found === 'object' ? found : { label: found ?? inWords(parts.at(-1) ?? '') };
  const isFixed = fixedWords.includes(path);
  return { label, long, ...((hint !== undefined || isFixed) && { hint: [hint, isFixed && fixed].filter(Boolean).join(' ') }) };
}

/** `readMore` as 'Read more'. */
function inWords(key: string): string {
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
