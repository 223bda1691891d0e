import { expect, test } from 'vitest';
import type { Problem } from '#content/content-error.ts';
import { capital, inWords } from '#content/fill.ts';
import { facts, filling } from '#content/records.ts';
import { fillMarkdown } from './read-content.ts';

function filled(text: string) {
  const problems: Problem[] = [];
  return { text: fillMarkdown(text, 'content/blog/a.md', filling(problems), 5), problems };
}

test('a placeholder becomes the fact, a count in words', () => {
  const { people } = facts.counts;
  expect(filled('We are {{people}}, {{people in digits}}. {{people capital}}, within {{answerTime}}.')).toEqual({
    text: `We are ${inWords(people)}, ${people}. ${capital(inWords(people))}, within ${facts.texts.answerTime}.`,
    problems: [],
  });
});

test('an unknown placeholder is named with file and line, and with the one that was probably meant', () => {
  expect(filled('One\n{{websit.price}}').problems).toEqual([
    {
      file: 'content/blog/a.md',
      field: 'line 7',
      found: '{{websit.price}}',
      expected: 'expected a name of content/facts.yaml, prices.yaml or company.json, such as {{website.price}}',
    },
  ]);
  expect(filled('{{quite another thing}}').problems[0]?.expected).toBe(
    'expected a name of content/facts.yaml, prices.yaml or company.json',
  );
});

test('code is left alone', () => {
  const text = '```js\nconst name = "{{name}}";\n```';
  expect(filled(text)).toEqual({ text, problems: [] });
});
