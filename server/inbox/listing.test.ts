import { expect, test } from 'vitest';
import { table } from './listing.ts';

test('the list says what a message is about by its first line', () => {
  const line = 'App rescue: I have a question.';
  const fields = { name: 'Rina', email: 'rina@example.com', service: 'App Development', message: `\n${line}\n\nIt stands still.` };
  const [, row] = table([{ id: 7, form: 'quote', fields, receivedAt: '2026-11-22T06:00:00.000Z', doneAt: null, mail: undefined }]).split(
    '\n',
  );
  expect(row).toMatch(/ quote +Rina +App rescue: I have a quest\S*…$/);
});
