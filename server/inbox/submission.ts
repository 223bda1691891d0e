/** A submission as the inbox keeps it, and how a row of the database becomes one. */
import { z } from 'zod';
import { type FormName, forms } from '#content/form-fields.ts';

export type Submission = { form: FormName; fields: Readonly<Record<string, string>> };

export type StoredSubmission = Submission & {
  id: number;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** When somebody marked it as done; null while it is open. */
  doneAt: string | null;
};

/** The columns that `StoredRow` expects. */
export const storedColumns = 'id, received_at, form, fields, done_at';

const Fields = z.record(z.string(), z.string());

export const StoredRow = z
  .object({
    id: z.number(),
    received_at: z.string(),
    form: z.custom<FormName>((form) => typeof form === 'string' && Object.hasOwn(forms, form)),
    fields: z.string().transform((text) => Fields.parse(JSON.parse(text))),
    done_at: z.string().nullable(),
  })
  .transform(({ received_at: receivedAt, done_at: doneAt, ...row }): StoredSubmission => ({ ...row, receivedAt, doneAt }));
