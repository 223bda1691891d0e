/** Converts the inbox into files for other programs, piece by piece, so that its size does not matter. */
import { stringify } from 'csv-stringify/sync';
import { fieldNames } from '#content/form-fields.ts';
import type { StoredSubmission } from './store.ts';

/** In characters. */
const chunkSize = 64 * 1024;

const columns = ['id', 'received_at', 'form', ...fieldNames];

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
 * A text that a spreadsheet would run as a formula gets an apostrophe in front, because strangers write these texts, and so
 * does one that it would take for a number: a phone number would lose its noughts. A NUL, which ends the file for some of
 * them, is left out.
 */
export async function* toCsv(submissions: AsyncIterable<StoredSubmission>): AsyncGenerator<string> {
  const options = { columns, record_delimiter: 'windows', quoted_match: /[\r\n]/, escape_formulas: true } as const;
  yield stringify([], { ...options, header: true, bom: true });
  for await (const submission of submissions) {
    yield stringify([flatten(submission)], { ...options, cast: { string: asText } });
  }
}

/** The same text in fewer pieces: to write each line by itself takes three times as long. */
export async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < chunkSize) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

function asText(text: string): string {
  const kept = text.replaceAll('\0', '');
  return /^\d[\d\s.,/:-]*(?:e\d+)?$/i.test(kept) ? `'${kept}` : kept;
}

function flatten({ id, receivedAt, form, fields }: StoredSubmission): Record<string, string | number> {
  return { id, received_at: receivedAt, form, ...fields };
}
