/** For tests: the submissions of both forms, ways to send them, and what the inbox has stored. */
import { z } from 'zod';
import { fixedTexts } from '#lib/form-rules.ts';
import type { TestResponse, TestRequest, TestServer } from '../test-server.ts';
import { openExistingDatabase } from '../database/database.ts';
import { createInboxAdmin } from './inbox-admin.ts';
import type { StoredSubmission } from './store.ts';

export const quote = {
  name: 'Rahima Akter',
  email: 'rahima@example.com',
  service: 'Web Design',
  message: 'A shop for our pottery.\nPlease call: “মাটি” & <b>co</b>',
};
export const contact = { ...quote, phone: '8801999999999', aboutFile: 'Two pages' };
export const quoteBody = { ...quote, ...fixedTexts.quote, access_key: 'own-inbox' };
export const contactBody = { ...contact, ...fixedTexts.contact, access_key: 'own-inbox' };

/** The request of a script that sends a form. */
export function json(body: unknown, headers: Record<string, string> = {}): TestRequest {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

/** The request of a browser that sends a form without JavaScript. */
export function form(fields: Record<string, string>, headers: Record<string, string> = {}): TestRequest {
  const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  return { method: 'POST', headers: { ...type, ...headers }, body: new URLSearchParams(fields).toString() };
}

/** The JSON reply of the wire contract. Throws if the reply has any other shape. */
export function reply({ text }: TestResponse): { success: boolean; message: string } {
  return z.strictObject({ success: z.boolean(), message: z.string() }).parse(JSON.parse(text));
}

/** What the inbox of a server with SQLite holds, oldest first. */
export async function storedSubmissions({ dataDir }: Pick<TestServer, 'dataDir'>): Promise<StoredSubmission[]> {
  await using database = openExistingDatabase({ folder: dataDir });
  return database ? await Array.fromAsync(createInboxAdmin(database).each()) : [];
}
