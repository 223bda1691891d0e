/**
 * The queue of the e-mails, in the inbox's own database. The store (server/inbox/store.ts) puts a message into it in the transaction that
 * stores the message; several workers, also of several servers, take messages out of it.
 *
 * A worker leases the oldest message that is due. If it dies, the lease ends and another one takes the message: then, and
 * only if it died between the mail server's yes and the note of it, the message is mailed twice, with the same Message-ID.
 */
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { storedColumns, StoredRow, type StoredSubmission } from '../inbox/submission.ts';
import { lifetime, pauseAfter } from './schedule.ts';

export type QueuedMail = {
  submission: StoredSubmission;
  /** The same for every attempt, so that a mail program recognises a repeat. Without brackets and domain. */
  messageId: string;
  /** How many times the mail server has refused this message. */
  refusals: number;
};

export type MailQueue = {
  /** The oldest message that is due, leased to the caller. Undefined when there is none, or while the queue is held. */
  take: () => Promise<QueuedMail | undefined>;
  /** The message has reached the mail server, so the server works: nothing is held any longer. */
  delivered: (mail: QueuedMail) => Promise<void>;
  /** The mail server does not want this message; the others go on. It is tried again after a pause, or given up after the last. */
  refused: (mail: QueuedMail, reason: string) => Promise<void>;
  /** The mail server takes no message at the moment: all wait, so that they arrive in order. */
  hold: (mail: QueuedMail, reason: string) => Promise<void>;
  /** All that waits is due now: the settings may have been mended. */
  retryNow: () => Promise<void>;
  /** Ms since 1970: when the next message is due; Infinity when nothing waits. */
  nextDue: () => Promise<number>;
};

/** In ms. Longer than one attempt can take (server/mail/transport.ts). */
export const leaseTime = 3 * 60_000;

const waiting = 'delivered_at IS NULL AND given_up_at IS NULL';

const Held = v.object({ held_until: v.number(), failures: v.number() });
const Taken = v.object({ submission_id: v.number(), message_id: v.string(), refusals: v.number() });

/** @param now - ms since 1970. */
export function createMailQueue(database: Database, now: () => number = Date.now): MailQueue {
  const isoNow = () => new Date(now()).toISOString();

  async function status(): Promise<v.InferOutput<typeof Held>> {
    const [row] = await database.all('SELECT held_until, failures FROM mail_status');
    return v.parse(Held, row);
  }

  return {
    take: async () => {
      if ((await status()).held_until > now()) return undefined;
      const [taken] = await database.all(
        `UPDATE deliveries SET leased_until = $2 WHERE submission_id = (
          SELECT submission_id FROM deliveries WHERE ${waiting} AND due_at <= $1 AND leased_until <= $1
          ORDER BY submission_id LIMIT 1 ${database.skipLocked}
        ) RETURNING submission_id, message_id, refusals`,
        [now(), now() + leaseTime],
      );
      if (!taken) return undefined;
      const { submission_id: id, message_id: messageId, refusals } = v.parse(Taken, taken);
      const [row] = await database.all(`SELECT ${storedColumns} FROM submissions WHERE id = $1`, [id]);
      // Deleted at this moment by `npm run inbox -- delete`.
      return row && { submission: v.parse(StoredRow, row), messageId, refusals };
    },

    delivered: ({ submission: { id } }) =>
      database.transaction(async ({ all }) => {
        await all('UPDATE deliveries SET delivered_at = $2, last_error = NULL WHERE submission_id = $1', [id, isoNow()]);
        await all('UPDATE mail_status SET held_until = 0, failures = 0, failing_since = NULL, last_error = NULL WHERE failures > 0');
      }),

    refused: async ({ submission: { id, receivedAt }, refusals }, reason) => {
      const givenUpAt = Date.parse(receivedAt) + lifetime <= now() ? isoNow() : null;
      await database.all(
        'UPDATE deliveries SET refusals = $2, due_at = $3, leased_until = 0, last_error = $4, given_up_at = $5 WHERE submission_id = $1',
        [id, refusals + 1, now() + pauseAfter(refusals + 1), reason, givenUpAt],
      );
    },

    hold: ({ submission: { id } }, reason) =>
      database.transaction(async ({ all }) => {
        const [row] = await all('SELECT held_until, failures FROM mail_status');
        const { held_until: heldUntil, failures } = v.parse(Held, row);
        await all('UPDATE deliveries SET leased_until = 0 WHERE submission_id = $1', [id]);
        const tooOld = new Date(now() - lifetime).toISOString();
        await all(
          `UPDATE deliveries SET given_up_at = $1, last_error = $2
          WHERE ${waiting} AND EXISTS (SELECT 1 FROM submissions WHERE id = submission_id AND received_at <= $3)`,
          [isoNow(), reason, tooOld],
        );
        // Another worker has found out at the same time: that is one failure, not two.
        if (heldUntil > now()) return;
        await all('UPDATE mail_status SET held_until = $1, failures = $2, last_error = $3, failing_since = COALESCE(failing_since, $4)', [
          now() + pauseAfter(failures + 1),
          failures + 1,
          reason,
          isoNow(),
        ]);
      }),

    retryNow: () =>
      database.transaction(async ({ all }) => {
        await all('UPDATE mail_status SET held_until = 0');
        await all(`UPDATE deliveries SET due_at = $1 WHERE ${waiting} AND due_at > $1`, [now()]);
      }),

    nextDue: async () => {
      const [row] = await database.all(
        `SELECT MIN(CASE WHEN leased_until > due_at THEN leased_until ELSE due_at END) AS due FROM deliveries WHERE ${waiting}`,
      );
      const { due } = v.parse(v.object({ due: v.nullable(v.number()) }), row);
      return due === null ? Infinity : Math.max(due, (await status()).held_until);
    },
  };
}
