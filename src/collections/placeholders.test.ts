import { expect, test } from 'vitest';
import { money } from '#content/money.ts';
import { answerTime, people } from '#content/facts.ts';
import { inWords } from '#content/numbers.ts';
import { offers } from '#content/offers.ts';
import type { Problem } from './content-error.ts';
import { fillPlaceholders } from './placeholders.ts';

test('a placeholder becomes the fact, a count in words, in a field as in the text', () => {
  const { text, problems } = fill(
    '---\ntitle: From {{website.price}}\n---\n\nWe answer within {{answerTime}}. There are {{people}} people here.\n',
  );
  expect(text).toBe(
    `---\ntitle: From ${offers.website.price}\n---\n\nWe answer within ${answerTime}. There are ${inWords(people)} people here.\n`,
  );
  expect(problems).toEqual([]);
});

test('an unknown placeholder is named with file, line and those that there are', () => {
  const [problem] = fill('---\n---\n\nFrom {{website.prize}}.\n').problems;
  expect(problem).toMatchObject({ file: 'content/blog/a.md', field: 'line 4', found: '{{website.prize}}' });
  expect(problem?.expected).toMatch(/answerTime.*with \.price, \.upTo or \.time: website/);
});

test.each([
  ['an amount in the company’s currency', `It costs ${money(77_777)}.`],
  ['an amount in dollars', 'It costs $7.'],
  ['a count of our people', `We are ${inWords(people)} people.`],
  ['a count of us', 'The nine of us.'],
  ['a count of customers', 'We have 70 happy customers.'],
  ['a guarantee', 'Then sixty days of corrections.'],
])('%s that is written out is a problem, unless its paragraph says that it is somebody else’s', (_, sentence) => {
  expect(fill(`---\n---\n\n${sentence}\n`).problems).toHaveLength(1);
  expect(fill(`---\n---\n\n${sentence} {{not ours}}\n`)).toEqual({ text: `---\n---\n\n${sentence}\n`, problems: [] });
  expect(fill(`---\n---\n\n{{not ours}}\n${sentence}\nMore.\n`).text).toBe(`---\n---\n\n${sentence}\nMore.\n`);
  expect(fill(`---\n---\n\n${sentence}\n\nAnother paragraph. {{not ours}}\n`).problems).toHaveLength(1);
});

test('the advice for an amount that is one of ours is its placeholder', () => {
  expect(fill(`---\n---\n\nFrom ${offers.shop.price}.\n`).problems[0]?.expected).toContain('{{shop.price}}');
});

test.each([
  ['in code', `\`\`\`js\nconst price = "${money(77_777)}"; // {{name}}\n\nmore("${money(5)}")\n\`\`\``],
  ['in the description of a picture', `![A bill of ${money(77_777)}.](bill)`],
  ['of nothing at all', `It costs ${money(0)}.`],
])('an amount %s is left alone', (_, text) => {
  const source = `---\nblogImg: { file: cover, alt: 'A bill of ${money(5)}' }\nsalary: ${money(9)} a month\n---\n\n${text}\n`;
  expect(fill(source)).toEqual({ text: source, problems: [] });
});

test('a project may name the amounts of its customer', () => {
  expect(fill(`---\n---\n\nIt takes ${money(20)}.\n`, { checkClaims: false }).problems).toEqual([]);
});

function fill(source: string, options = { checkClaims: true }) {
  const problems: Problem[] = [];
  return { text: fillPlaceholders(source, 'content/blog/a.md', problems, options), problems };
}
