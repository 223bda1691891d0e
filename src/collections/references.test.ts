import { expect, test } from 'vitest';
import * as z from 'zod';
import { link, list, text } from '#content/fields.ts';
import { kind, referenceProblems } from './references.ts';

const Page = z.strictObject({
  hero: z.strictObject({ project: text.optional().meta({ reference: 'project' }) }),
  more: list(z.strictObject({ to: link })),
});
const kinds = { project: kind('the name of a project', ['Dheki', 'Mill']), address: kind('an address', ['/contact', '/services']) };

test('a name that leads to nothing is told with file, field and the nearest name', () => {
  const value = { hero: { project: 'Dhekki' }, more: [{ to: '/services' }, { to: '/contct' }] };
  expect(referenceProblems(Page, value, 'content/page.yaml', kinds)).toEqual([
    { file: 'content/page.yaml', field: 'hero.project', found: '"Dhekki"', expected: 'expected the name of a project, such as Dheki' },
    { file: 'content/page.yaml', field: 'more.1.to', found: '"/contct"', expected: 'expected an address, such as /contact' },
  ]);
});

test('names that lead somewhere are right, and a field that is left out', () => {
  expect(referenceProblems(Page, { hero: {}, more: [{ to: '/contact' }] }, 'content/page.yaml', kinds)).toEqual([]);
});
