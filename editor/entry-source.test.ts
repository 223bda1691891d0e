import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { mergeEntry, splitEntry } from './entry-source.ts';

const file = `---
id: "3"            # the third
blogSub: 'It’s: a title'
blogImg: { file: cover, alt: 'A key.' }
unknown: [kept]
tools:
  - Laravel
---

A text with *stars*.

- One
- Two

| A | B |
| --- | --- |
| 1 | 2 |
`;

/** As Decap CMS writes an entry: fields in the form's order, in blocks; the text with bullets and tables of its own. */
const sentFront = `blogSub: "It’s: a title"
id: "3"
blogImg:
  file: cover
  alt: A key.
tools:
  - Laravel
unknown:
  - kept
`;
const sentText = 'A text with *stars*.\n\n* One\n* Two\n\n| A   | B   |\n| --- | --- |\n| 1   | 2   |\n';
const merge = (front: string, text = sentText) => mergeEntry(file, { fields: z.looseObject({}).parse(parse(front)), text });

test('an entry that is saved as it was keeps every character', () => {
  expect(merge(sentFront)).toBe(file);
});

test('a changed field changes its own line alone', () => {
  expect(merge(sentFront.replace('It’s: a title', 'Another'))).toBe(file.replace("'It’s: a title'", 'Another'));
  expect(merge(sentFront.replace('"3"', '"4"'))).toBe(file.replace('"3"', "'4'"));
  expect(merge(sentFront.replace('- Laravel', '- Laravel\n  - React'))).toBe(file.replace('- Laravel', '- Laravel\n  - React'));
});

test('a field that is emptied goes, and one that is filled in comes last', () => {
  expect(merge(sentFront.replace('file: cover', 'file: ""').replace('alt: A key.', 'alt: ""'))).toBe(file.replace(/blogImg.*\n/, ''));
  expect(merge(`${sentFront}updated: 11-12-26\nmetaTitle: ""\n`)).toBe(file.replace('Laravel\n', 'Laravel\nupdated: 11-12-26\n'));
});

test('a changed block of the text leaves the others as they were', () => {
  expect(merge(sentFront, sentText.replace('Two', 'Three'))).toBe(file.replace('- One\n- Two', '* One\n* Three'));
});

test('a new entry is written whole', () => {
  const written = mergeEntry(undefined, { fields: { id: '10', blogSub: 'New', blogDate: '11-22-26' }, text: 'Words.' });
  expect(written).toBe("---\nid: '10'\nblogSub: New\nblogDate: 11-22-26\n---\n\nWords.\n");
  expect(splitEntry(written)).toEqual({ front: "id: '10'\nblogSub: New\nblogDate: 11-22-26", text: '\nWords.\n' });
});
