/** Converts the inbox into files for other programs, piece by piece, so that its size does not matter. */
import { fieldNames } from '#lib/form-rules.ts';
import type { StoredSubmission } from './submission.ts';

const columns = ['id', 'received_at', 'form', ...fieldNames.contact];

/** All submissions, exactly as they were received: a JSON array with one submission on each line. */
export async function* toJson(submissions: AsyncIterable<StoredSubmission>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const submission of submissions) {
    yield `${separator}${JSON.stringify(flatten(submission))}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * RFC 4180, in UTF-8 with a byte order mark, because without one Excel shows Bangla wrongly.
 * A text that a spreadsheet would run as a formula gets an apostrophe in front, because strangers write these texts.
 */
export async function* toCsv(submissions: AsyncIterable<StoredSubmission>): AsyncGenerator<string> {
  yield `\uFEFF${line(columns)}`;
  for await (const submission of submissions) {
    const values = flatten(submission);
    yield line(columns.map((column) => values[column] ?? ''));
  }
}

function flatten({ id, receivedAt, form, fields }: StoredSubmission): Record<string, string | number> {
  return { id, received_at: receivedAt, form, ...fields };
}

function line(values: readonly (string | number)[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
