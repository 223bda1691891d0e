/** The company's facts in Markdown: `{{website.price}}` becomes the price that content/offers.ts has. */
import * as facts from '#content/facts.ts';
import { inWords } from '#content/numbers.ts';
import { offers, plans } from '#content/offers.ts';
import { claimsIn } from './claims.ts';
import type { Problem } from './content-error.ts';

/** What each placeholder is replaced by. A count is in words, as a sentence has it. */
const placeholders: ReadonlyMap<string, string> = new Map([
  ...Object.entries(facts).map(([name, value]): [string, string] => [name, typeof value === 'number' ? inWords(value) : value]),
  ...Object.entries(plans),
  ...Object.entries(offers).flatMap(([name, offer]) =>
    Object.entries(offer).map(([part, value]): [string, string] => [`${name}.${part}`, value]),
  ),
]);

/** In a paragraph, list, table or field: its numbers are somebody else's. */
const notOurs = '{{not ours}}';

const knownNames = `${[...Object.keys(facts), ...Object.keys(plans)].join(', ')}; with .price, .upTo or .time: ${Object.keys(offers).join(', ')}`;

/**
 * A Markdown file's source with each placeholder replaced. Adds a problem for an unknown one and, with `checkClaims`, for each
 * amount of money and each count of the company that is written out in a block without `{{not ours}}`. Code is left alone.
 */
export function fillPlaceholders(source: string, file: string, problems: Problem[], { checkClaims }: { checkClaims: boolean }): string {
  return blocksOf(source.split('\n'))
    .flatMap(({ lines, first, isCode }) => {
      if (isCode) return lines;
      const isMarked = lines.some((line) => line.includes(notOurs));
      return lines.flatMap((line, i) => {
        const field = `line ${first + i}`;
        const claims = checkClaims && !isMarked ? claimsIn(withoutDescriptions(line)) : [];
        problems.push(...claims.map((claim) => ({ file, field, found: `"${claim}"`, expected: advice(claim) })));
        const filled = line.replaceAll(/\s*\{\{([^{}]*)\}\}/g, (whole, name: string) => {
          if (whole.endsWith(notOurs)) return '';
          const value = placeholders.get(name);
          if (value === undefined) problems.push({ file, field, found: `{{${name}}}`, expected: `expected one of: ${knownNames}` });
          return whole.replace(/\{\{.*/, value ?? '');
        });
        return filled === '' && line !== '' ? [] : [filled];
      });
    })
    .join('\n');
}

type Block = { lines: string[]; first: number; isCode: boolean };

/** The blocks of a file, with the number of their first line: a field each, then what is between blank lines or code fences. */
function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  const frontMatterEnd = lines.indexOf('---', 1);
  let isCode = false;
  for (const [i, line] of lines.entries()) {
    const isFence = i > frontMatterEnd && /^\s*(```|~~~)/.test(line);
    const last = blocks.at(-1);
    const joins = last && i > frontMatterEnd + 1 && (isCode ? last.isCode : !isFence && !last.isCode && line.trim() !== '');
    if (joins && (isCode || lines[i - 1]?.trim() !== '')) last.lines.push(line);
    else blocks.push({ lines: [line], first: i + 1, isCode: isCode || isFence });
    if (isFence) isCode = !isCode;
  }
  return blocks;
}

/** The line without the descriptions of pictures, which tell what is drawn, and without a salary, which is a record of its own. */
function withoutDescriptions(line: string): string {
  if (/^(\w+Img|salary):/.test(line)) return '';
  return line.replaceAll(/!\[[^\]]*\]/g, '');
}

function advice(claim: string): string {
  const names = [...placeholders].flatMap(([name, value]) => (value === claim ? [`{{${name}}}`] : []));
  const ours =
    names.length > 0 ? names.join(' or ') : 'a placeholder such as {{website.price}} (all are in content/facts.ts and content/offers.ts)';
  return `expected ${ours}; if the number is somebody else’s, {{not ours}} in the same paragraph`;
}
