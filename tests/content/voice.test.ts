/** How the content speaks: words that its voice avoids, each with the files that may say it, and figures that are one constant. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import * as facts from '#content/facts.ts';

/** Files whose words are a contract, or no visitor's at all. */
const outside = ['pages/terms.ts', 'schema.ts', 'company-schema.ts', 'fields.ts', 'entry-labels.ts', 'unpublished.ts', 'numbers.ts'];

type Avoided = {
  words: RegExp;
  /** What a person says instead. */
  say: string;
  /** How often a file may say it all the same: a word in its other sense. */
  allowed?: Record<string, number>;
};

const avoided: Avoided[] = [
  {
    words: /\b(?:do|does|did|is|are|was|were|has|have|had|could|would|should|will|need) not\b|\bcannot\b/gi,
    say: 'don’t, isn’t, can’t …',
  },
  { words: /\b(?:somebody|anybody|nobody|everybody)\b/gi, say: 'someone, anyone, no one, everyone' },
  { words: /\bthat (?:you|we) (?:already )?(?:have|own|use|need|know)\b/gi, say: 'you have, you use' },
  { words: /\bbeside\b/gi, say: 'with, next to', allowed: { 'projects/haor-kitchen/index.md': 1 } },
  {
    words: /\bdrawings?\b/gi,
    say: 'design',
    // A description of a picture, and the drawings of staircases.
    allowed: { 'pages/home.ts': 1, 'projects/aldersyke-stairs/index.md': 3 },
  },
  { words: /\b(?:an|the|two|three|your|our|their|another) offers?\b/gi, say: 'quote' },
  // An icon's name is a string of its own.
  {
    words: /(?<=.)\bcare\b|\bcare\b(?=.)/gi,
    say: 'support',
    // The weaver's care, and health care.
    allowed: { 'pages/about.ts': 1, 'services/app-development.ts': 1 },
  },
];

const sentences = await readSentences();

test('the content is read', () => {
  expect(sentences.size).toBeGreaterThan(50);
  expect(sentences.get('pages/home.ts')).toContain('Selected work');
});

describe.each(avoided)('instead of a stiff word: $say', ({ words, allowed = {} }) => {
  test('in every file, except those that may say them', () => {
    const found = [...sentences].flatMap(([file, text]) => {
      const times = text.match(words)?.length ?? 0;
      return times === 0 ? [] : [[file, times] as const];
    });
    expect(Object.fromEntries(found)).toEqual(allowed);
  });
});

test('what every job has is said by facts.ts alone', async () => {
  const jobs = await markdownOf('jobs');
  const said = jobs.map((source) => source.match(/\{\{(?:leave|probation|payRule|security|noBond)\}\}/g)?.length);
  expect(said).toEqual(jobs.map(() => 5));
  for (const words of [facts.leave, facts.probation, facts.noBond]) expect(jobs.join()).not.toContain(words);
});

async function markdownOf(folder: string): Promise<string[]> {
  const names = await readdir(join('content', folder), { recursive: true });
  return Promise.all(names.filter((name) => name.endsWith('.md')).map((name) => readFile(join('content', folder, name), 'utf8')));
}

/** The words of each file: the strings of a record, and Markdown without code. What a picture shows is told in other words. */
async function readSentences(): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir('content', { recursive: true })).filter(
    (name) => /\.(?:ts|md)$/.test(name) && !name.endsWith('.test.ts') && name !== 'README.md' && !outside.includes(name),
  );
  return new Map(
    await Promise.all(
      names.toSorted().map(async (name) => {
        const source = await readFile(join('content', name), 'utf8');
        return [name, name.endsWith('.md') ? withoutCode(source) : stringsOf(source, name)] as const;
      }),
    ),
  );
}

function withoutCode(source: string): string {
  return source
    .replaceAll(/^```[^]*?^```$/gm, '')
    .replaceAll(/^\w+Img: .*$/gm, '')
    .replaceAll(/!\[[^\]]*\]/g, '');
}

function stringsOf(source: string, name: string): string {
  const strings: string[] = [];
  let descriptions = 0;
  const say = (text: string) => void (descriptions === 0 && strings.push(text));
  new Visitor({
    Property: ({ key }) => void (descriptions += isDescription(key)),
    'Property:exit': ({ key }) => void (descriptions -= isDescription(key)),
    Literal: ({ value }) => void (typeof value === 'string' && say(value)),
    TemplateElement: ({ value }) => say(value.cooked ?? ''),
  }).visit(parseSync(name, source).program);
  return strings.join('\n');
}

/** 1 for the name of a picture's description, else 0. */
function isDescription(key: object): number {
  return 'name' in key && typeof key.name === 'string' && /alt$/i.test(key.name) ? 1 : 0;
}
