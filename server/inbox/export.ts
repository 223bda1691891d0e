/** Converts the inbox into files for other programs. */
import { fieldNames } from '#app/features/forms/schema.ts';
import type { StoredSubmission } from './store.ts';

const columns = ['id', 'received_at', 'form', ...fieldNames.contact];

/** All submissions, exactly as they were received. */
export function toJson(submissions: readonly StoredSubmission[]): string {
  return `${JSON.stringify(submissions.map(flatten), null, 2)}\n`;
}

/**
 * RFC 4180, in UTF-8 with a byte order mark, because without one Excel shows Bangla wrongly.
 * A text that a spreadsheet would run as a formula gets an apostrophe in front, because strangers write these texts.
 */
export function toCsv(submissions: readonly StoredSubmission[]): string {
  const rows = submissions.map((submission) => {
    const values = flatten(submission);
    return columns.map((column) => cell(values[column] ?? ''));
  });
  return `\uFEFF${[columns, ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`;
}

function flatten({ id, receivedAt, form, fields }: StoredSubmission): Record<string, string | number> {
  return { id, received_at: receivedAt, form, ...fields };
}

function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
