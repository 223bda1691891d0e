import fc from 'fast-check';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { fieldNames } from '#content/form-fields.ts';
import { toCsv, toJson } from './export-formats.ts';
import type { StoredSubmission } from './store.ts';

function quote(message: string): StoredSubmission {
  return {
    id: 1,
    receivedAt: '2026-11-20T12:00:00.000Z',
    doneAt: null,
    form: 'quote',
    fields: { name: 'Rahima', email: 'r@x.bd', service: 'Web Design', message },
  };
}

async function textOf(format: typeof toCsv, ...submissions: StoredSubmission[]): Promise<string> {
  return (await Array.fromAsync(format(Readable.from(submissions)))).join('');
}

test('CSV has a byte order mark, a header with every field of the forms, and one line for each submission', async () => {
  const columns = ['id', 'received_at', 'form', ...fieldNames];
  expect(await textOf(toCsv)).toBe(`\uFEFF${columns.join(',')}\r\n`);
  const [, cells] = readCsv(await textOf(toCsv, quote('মাটির শিল্প')));
  const row = { ...quote('').fields, id: '1', received_at: '2026-11-20T12:00:00.000Z', form: 'quote', message: 'মাটির শিল্প', phone: '' };
  expect(Object.fromEntries(columns.map((name, i) => [name, cells?.[i]]))).toMatchObject(row);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])('%j cannot become a formula', async (message) => {
  expect(readCsv(await textOf(toCsv, quote(message)))[1]?.at(-1)).toBe(`'${message}`);
});

test.each(['01711000000', '8801711000000', '1E5', '1/2', '3.50'])('%j stays the text that it is in a spreadsheet', async (message) => {
  expect(readCsv(await textOf(toCsv, quote(message)))[1]?.at(-1)).toBe(`'${message}`);
});

test('JSON without a submission is an empty list', async () => {
  expect(JSON.parse(await textOf(toJson))).toEqual([]);
});

test('CSV and JSON keep any text unchanged, except for the apostrophe before a formula or a number and a NUL in CSV', async () => {
  const characters = fc.oneof(fc.constantFrom('"', ',', '\r', '\n', "'", '=', 'ক', '\0'), fc.string({ maxLength: 3 }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(characters).map((parts) => parts.join('')),
      async (message) => {
        const read = readCsv(await textOf(toCsv, quote(message)))[1]?.at(-1);
        const kept = message.replaceAll('\0', '');
        expect(read).toBe(/^[=+\-@\t\r＝＋－＠]|^\d[\d\s.,/:-]*(?:e\d+)?$/i.test(kept) ? `'${kept}` : kept);
        expect(JSON.parse(await textOf(toJson, quote(message), quote('')))).toMatchObject([{ message }, { message: '' }]);
      },
    ),
  );
});

/** Parses CSV according to RFC 4180. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, unquoted = '', end] of csv.replace(/^\uFEFF/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? unquoted);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
