/** A submission as the inbox keeps it, and how a row of the database becomes one. */
import * as v from 'valibot';
import type { FormName } from '#lib/form-rules.ts';

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

export const StoredRow = v.pipe(
  v.object({
    id: v.number(),
    received_at: v.string(),
    form: v.picklist(['quote', 'contact']),
    fields: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
    done_at: v.nullable(v.string()),
  }),
  v.transform(({ received_at: receivedAt, done_at: doneAt, ...row }): StoredSubmission => ({ ...row, receivedAt, doneAt })),
);
