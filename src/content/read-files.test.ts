import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readFiles } from './read-files.ts';

/** What is wrong with content in which these texts are replaced by others, by file. */
async function problemsAfter(changes: Record<string, [from: string | RegExp, to: string]>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const root = join(folder, 'content');
  await cp('content', root, { recursive: true, filter: (path) => !/\/(?:blog|projects|jobs)$/.test(path) });
  for (const [file, [from, to]] of Object.entries(changes)) {
    const source = await readFile(join(root, file), 'utf8');
    expect(source).toMatch(from);
    await writeFile(join(root, file), source.replace(from, to));
  }
  try {
    readFiles(root);
    return [];
  } catch (error) {
    return String(error).split('\n').slice(1);
  }
}

test('all problems of all files come at once, each in a sentence with file, field, what was found and what is expected', async () => {
  const problems = await problemsAfter({
    'pages/home.yaml': [/^ {2}heading: .*/m, '  heading: ""'],
    'pages/about.yaml': [/\{\{firstVisit capital\}\}/, '{{firstvisit capital}}'],
    'pages/faq.yaml': [/^ {2}- Question: (.*)\n.*\n/m, ''],
    'forms/receipt.json': ['"kept": "', '"kept": "{{answerTime}} '],
    'services/wordpress.yaml': [/price: theme$/m, 'price: themes'],
    'testimonials.yaml': [/rating: 5/, 'rating: 3'],
    'pages/terms.yaml': [/^heading: .*/m, 'heading: a: b: c'],
  });
  expect(problems).toEqual([
    expect.stringMatching(/content\/testimonials\.yaml: entries\.0\.rating: found 3, expected 4 or 5/),
    expect.stringMatching(/content\/pages\/home\.yaml: \S+heading: found "", expected a text, found nothing/),
    expect.stringMatching(/about\.yaml: visit\.text: found \{\{firstvisit capital\}\}, .*, such as \{\{firstVisit capital\}\}$/),
    expect.stringMatching(/faq\.yaml: entries: found .*, expected 8 entries/),
    expect.stringMatching(/terms\.yaml: the whole file: found Nested mappings .* at line \d+, .*expected lines such as/),
    expect.stringMatching(
      /wordpress\.yaml: groups\.0\.offerings\.0\.price: found "themes", expected the name of a price .*, such as theme$/,
    ),
    expect.stringMatching(/receipt\.json: kept: found \{\{answerTime\}\}, expected the words themselves/),
  ]);
});

test.each<[file: string, from: RegExp, to: string, problem: RegExp]>([
  ['company.json', /"url": ".*"/, '"url": "www.example.com/"', /company\.json: url: found .*without a slash at its end/],
  ['company.json', /"phone": .*,/, '"phone": "12",', /company\.json: phone: found "12", expected a phone number/],
  ['company.json', /,\n/, '\n', /company\.json: the whole file: found .*line 3.*expected JSON/],
  ['currency.yaml', /perDollar: .*/, 'perDollar: 0', /currency\.yaml: perDollar: found 0, expected a number above 0/],
  ['facts.yaml', /people: 14/, 'people: 0', /facts\.yaml: counts\.people: found 0, expected a whole number from 1 up/],
  ['facts.yaml', /answerTime: .*/, 'answerTime: "{{cty}}"', /facts\.yaml: texts\.answerTime: found \{\{cty\}\}, .*such as \{\{city\}\}/],
  ['prices.yaml', /upTo: 160000/, 'upTo: 100', /prices\.yaml: services\.0\.upTo: found 100, expected more than the price/],
])('a fact that others name is checked before them: %s with %s', async (file, from, to, problem) => {
  expect(await problemsAfter({ [file]: [from, to] })).toEqual([expect.stringMatching(problem)]);
});
