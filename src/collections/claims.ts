/**
 * Finds what the company claims in numbers: amounts of money, counts of its own people, customers, projects and days, and the
 * weeks that it promises, which are always a range ('six weeks' alone is mostly a story or somebody else's). The build wants each
 * of them from content/facts.ts or content/offers.ts, so that no page contradicts another.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, dirname } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { currency } from '#content/currency.ts';
import { currencySign } from '#content/money.ts';
import { people } from '#content/facts.ts';
import { inWords } from '#content/numbers.ts';
import type { Problem } from './content-error.ts';

const word = Array.from({ length: 100 }, (_, i) => inWords(i))
  .toReversed()
  .join('|');
const count = `(?:\\d[\\d,]*|(?:\\w+ hundred)|${word})`;

const amount = '(?!0\\b)\\d(?:[\\d,.]*\\d)?';
const sign = currencySign.replaceAll(/[$.*+?^|()[\]{}\\]/g, String.raw`\$&`);

const claims = [
  new RegExp(`(?:\\p{Sc}|(?<!\\p{L})${sign})\\s?${amount}`, 'gu'),
  ...(currency.after ? [new RegExp(`${amount}\\s?${sign}(?!\\p{L})`, 'gu')] : []),
  new RegExp(`\\b\\d[\\d,]* (?:${currency.name}|dollars|pounds)\\b`, 'g'),
  new RegExp(`\\b(?!one\\b)${count} of us\\b`, 'gi'),
  new RegExp(`\\b${count} (?:(?:\\w+ )?(?:customers|projects)|working days?|days of corrections|systems in our care)\\b`, 'gi'),
  new RegExp(`\\b${count} to ${count} (?:weeks|months)\\b`, 'gi'),
  new RegExp(`\\b(?:team of )?(?:${people}|${inWords(people)})[ -](?:people|person|designers|engineers|developers|colleagues)\\b`, 'gi'),
];

/** The claims in a text, each as it is written. */
export function claimsIn(text: string): string[] {
  return claims.flatMap((claim) => text.match(claim) ?? []);
}

/** The files that are records of numbers themselves. */
const records = ['facts.ts', 'offers.ts'];

/** At the end of a line: its number is somebody else's. */
const notOurs = 'not ours';

/** A problem for each claim that a record's source has written out, except in the descriptions of pictures and in marked lines. */
export async function recordClaims(root: string): Promise<Problem[]> {
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.ts') && !records.includes(name));
  const problems = names.toSorted().map(async (name) => {
    const path = join(root, name);
    return claimsInSource(await readFile(path, 'utf8'), relative(dirname(root), path));
  });
  return (await Promise.all(problems)).flat();
}

function claimsInSource(source: string, file: string): Problem[] {
  const problems: Problem[] = [];
  const { program, comments } = parseSync(file, source);
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  const marked = new Set(comments.filter(({ value }) => value.trim() === notOurs).map(({ start }) => lineOf(start)));
  let descriptions = 0;
  const search = (text: string, offset: number) => {
    if (descriptions > 0) return;
    const line = lineOf(offset);
    if (marked.has(line)) return;
    for (const claim of claimsIn(text)) problems.push({ file, field: `line ${line}`, found: `"${claim}"`, expected: advice });
  };
  new Visitor({
    Property: ({ key }) => void (descriptions += isDescription(key)),
    'Property:exit': ({ key }) => void (descriptions -= isDescription(key)),
    Literal: ({ value, start }) => void (typeof value === 'string' && search(value, start)),
    TemplateElement: ({ value, start }) => search(value.cooked ?? '', start),
  }).visit(program);
  return problems;
}

/** 1 for the name of a picture's description, which tells what is drawn; else 0. */
function isDescription(key: object): number {
  return 'name' in key && key.name === 'alt' ? 1 : 0;
}

const advice =
  'expected ${…} with a name of content/facts.ts or content/offers.ts; if the number is somebody else’s, // not ours at the end of the line';
