import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv, toJson } from './export.ts';
import type { StoredSubmission } from './store.ts';

function quote(message: string): StoredSubmission {
  return {
    id: 1,
    receivedAt: '2026-11-20T12:00:00.000Z',
    form: 'quote',
    fields: { name: 'Rahima', email: 'r@x.bd', service: 'Web Design', message },
  };
}

test('CSV has a byte order mark, a header and one line for each submission', () => {
  expect(toCsv([])).toBe('\uFEFFid,received_at,form,name,email,phone,service,aboutFile,message\r\n');
  expect(toCsv([quote('মাটির শিল্প')]).split('\r\n')[1]).toBe('1,2026-11-20T12:00:00.000Z,quote,Rahima,r@x.bd,,Web Design,,মাটির শিল্প');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])('%j cannot become a formula', (message) => {
  expect(readCsv(toCsv([quote(message)]))[1]?.at(-1)).toBe(`'${message}`);
});

test('CSV and JSON keep any text unchanged, except for the apostrophe before a formula', () => {
  const characters = fc.oneof(fc.constantFrom('"', ',', '\r', '\n', "'", '=', 'ক'), fc.string({ maxLength: 3 }));
  fc.assert(
    fc.property(
      fc.array(characters).map((parts) => parts.join('')),
      (message) => {
        const read = readCsv(toCsv([quote(message)]))[1]?.at(-1);
        expect(read).toBe(/^[=+\-@\t\r\n＝＋－＠]/.test(message) ? `'${message}` : message);
        expect(JSON.parse(toJson([quote(message)]))).toMatchObject([{ message }]);
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
