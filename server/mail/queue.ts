/**
 * The queue of the e-mails, in the inbox's own database. The store (server/inbox/store.ts) puts a message into it in the
 * transaction that stores the message; several workers, also of several servers, take messages out of it.
 *
 * A worker leases the oldest message that is due. If it dies, the lease ends and another one takes the message: then, and
 * only if it died between the mail server's yes and the note of it, the message is mailed twice, with the same Message-ID.
 * Every lease has a token, and what a worker notes is noted only while the message has still its token.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { clockSkew, type Database, jsonColumn, type Queries } from '../database/database.ts';
import { storedColumns, StoredRow, type StoredSubmission } from '../inbox/store.ts';

const minute = 60_000;
/** In ms. */
const hour = 60 * minute;
const day = 24 * hour;

/** In ms: the pauses after the first, second … failed attempt. They grow up to a day, then it is once a day for a fortnight. */
const pauses = [1, 5, 15, 60, 3 * 60, 6 * 60, 12 * 60, ...Array<number>(14).fill(24 * 60)].map((minutes) => minutes * minute);

/** In ms: how long after its arrival a message is tried at least. */
export const lifetime: number = pauses.reduce((sum, pause) => sum + pause, 0);

/** What one e-mail tells: a message, or a summary of those that came beyond the limit of an hour. */
export type QueuedMail = {
  /** Oldest first; of a summary at most `listedMessages`. */
  submissions: readonly [StoredSubmission, ...StoredSubmission[]];
  /** How many messages it is about. */
  count: number;
  /** The same for every attempt, so that a mail program recognises a repeat. Without brackets and domain. */
  messageId: string;
  /** Who has not got it, when others have; undefined: everybody. */
  leftTo: readonly string[] | undefined;
  refusals: number;
  lease: string;
};

export type MailQueue = ReturnType<typeof createMailQueue>;

/** In ms. Longer than one attempt can take (server/mail/transport.ts). */
export const leaseTime = 3 * 60_000;
/** So many different messages refused in a row are the mail server's fault and not theirs. */
export const refusalsInARow = 10;
/** How many messages a summary names at most. */
const listedMessages = 100;

const waiting = 'delivered_at IS NULL AND given_up_at IS NULL';
/** $1 is the time. What is further ahead than its longest pause was written by a clock that was wrong. */
const free = `(leased_until <= $1 OR leased_until > $1 + ${leaseTime + clockSkew})`;
const due = `${waiting} AND ${free} AND (due_at <= $1 OR due_at > $1 + ${day + clockSkew})`;

const Status = z.object({
  held_until: z.number(),
  failures: z.number(),
  refused: jsonColumn(z.array(z.number())),
  hour_began: z.number(),
  hour_mails: z.number(),
});
const Taken = z.object({
  message_id: z.string(),
  refusals: z.number(),
  left_to: jsonColumn(z.array(z.string())).nullable(),
  in_summary: z.number(),
});

/**
 * @param perHour - The most e-mails of an hour; 0 is no limit.
 * @param now - ms since 1970.
 */
export function createMailQueue(database: Database, perHour = 0, now: () => number = Date.now) {
  const isoNow = () => new Date(now()).toISOString();

  /** A time that is an hour ahead at the most. */
  function hourAhead(time: number): number {
    return time > now() + hour + clockSkew ? 0 : time;
  }

  async function status(all: Queries['all'] = database.all): Promise<z.infer<typeof Status> & { fullUntil: number }> {
    const [row] = await all('SELECT held_until, failures, refused, hour_began, hour_mails FROM mail_status');
    const read = Status.parse(row);
    const isFull = perHour > 0 && read.hour_mails >= perHour;
    return { ...read, held_until: hourAhead(read.held_until), fullUntil: isFull ? hourAhead(read.hour_began + hour) : 0 };
  }

  /** Leases what the condition says; $1 is the time. */
  function leaseRows(all: Queries['all'], lease: string, condition: string, value: string | null = null) {
    const query = `UPDATE deliveries SET leased_until = $2, lease = $3
      WHERE submission_id IN (SELECT submission_id FROM deliveries WHERE ${due} AND ${condition} ${database.skipLocked})
      RETURNING message_id, refusals, left_to, in_summary`;
    return all(query, [now(), now() + leaseTime, lease, ...(value === null ? [] : [value])]);
  }

  /** Ends the lease and changes the rows. Gives how many: none where another worker has them by now. */
  async function release(all: Queries['all'], { lease }: QueuedMail, change: string, values: readonly (string | number | null)[]) {
    const query = `UPDATE deliveries SET leased_until = 0, lease = NULL${change} WHERE lease = $1 RETURNING submission_id`;
    return (await all(query, [lease, ...values])).length;
  }

  function refuse(all: Queries['all'], mail: QueuedMail, reason: string, leftTo: readonly string[] | undefined) {
    // Both: a clock that is ahead for a moment ends nothing, and neither do many starts of the server.
    const isOld = Date.parse(mail.submissions[0].receivedAt) + lifetime <= now();
    const givenUpAt = isOld && mail.refusals + 1 >= pauses.length ? isoNow() : null;
    const values = [now() + pauseAfter(mail.refusals + 1), reason, givenUpAt, leftTo ? JSON.stringify(leftTo) : null];
    return release(all, mail, ', refusals = refusals + 1, due_at = $2, last_error = $3, given_up_at = $4, left_to = $5', values);
  }

  async function holdAll(all: Queries['all'], reason: string): Promise<void> {
    const { held_until: heldUntil, failures } = await status(all);
    // Another worker has found out at the same time: that is one failure, not two.
    if (heldUntil > now()) return;
    await all('UPDATE mail_status SET held_until = $1, failures = $2, last_error = $3, failing_since = COALESCE(failing_since, $4)', [
      // Once an hour costs nobody anything, and a server that is back is noticed the same hour.
      now() + Math.min(pauseAfter(failures + 1), hour),
      failures + 1,
      reason,
      isoNow(),
    ]);
  }

  return {
    /** The oldest message that is due, leased to the caller. Undefined when there is none, or while the queue is held. */
    take: (): Promise<QueuedMail | undefined> =>
      database.transaction(async ({ all }) => {
        const { held_until: heldUntil, fullUntil } = await status(all);
        if (Math.max(heldUntil, fullUntil) > now()) return undefined;
        if (fullUntil > 0) {
          // The hour is over: what came beyond its limit is told in one e-mail.
          await all(`UPDATE deliveries SET in_summary = 1 WHERE ${waiting} AND left_to IS NULL AND ${free}`, [now()]);
          await all('UPDATE mail_status SET hour_mails = 0, hour_began = 0');
        }
        const lease = randomUUID();
        const oldest = `submission_id = (SELECT MIN(submission_id) FROM deliveries WHERE ${due})`;
        const [first] = await leaseRows(all, lease, oldest);
        if (!first) return undefined;
        const { message_id: messageId, refusals, left_to: leftTo, in_summary: inSummary } = Taken.parse(first);
        const others = `in_summary = 1 AND COALESCE(left_to, '') = $4`;
        const more = inSummary ? await leaseRows(all, lease, others, leftTo ? JSON.stringify(leftTo) : '') : [];
        const rows = await all(
          `SELECT ${storedColumns} FROM submissions WHERE id IN (SELECT submission_id FROM deliveries WHERE lease = $1)
          ORDER BY id LIMIT ${listedMessages}`,
          [lease],
        );
        const [submission, ...rest] = rows.map((row) => StoredRow.parse(row));
        // Deleted at this moment by `npm run inbox -- delete`.
        if (!submission) return undefined;
        return { submissions: [submission, ...rest], count: more.length + 1, messageId, refusals, leftTo: leftTo ?? undefined, lease };
      }),

    /**
     * The mail server has it for everybody but `missed`, who get it alone on a later attempt. The server works, so nothing is
     * held any longer. `reason` says why somebody was missed.
     */
    delivered: (mail: QueuedMail, missed: readonly string[] = [], reason = '') =>
      database.transaction(async ({ all }) => {
        const noted = missed.length
          ? await refuse(all, mail, reason, missed)
          : await release(all, mail, ', delivered_at = $2, last_error = NULL, left_to = NULL', [isoNow()]);
        if (noted === 0) return;
        await all(
          `UPDATE mail_status SET held_until = 0, failures = 0, failing_since = NULL, last_error = NULL, refused = '[]',
          hour_mails = CASE WHEN hour_began > $2 AND hour_began < $3 THEN hour_mails + 1 ELSE 1 END,
          hour_began = CASE WHEN hour_began > $2 AND hour_began < $3 THEN hour_began ELSE $1 END`,
          [now(), now() - hour, now() + clockSkew],
        );
      }),

    /** The mail server does not want this message; it waits alone. Gives true when too many were refused in a row, so that all wait. */
    refused: (mail: QueuedMail, reason: string) =>
      database.transaction(async ({ all }) => {
        if ((await refuse(all, mail, reason, mail.leftTo)) === 0) return false;
        // One recipient of several is no sign of the server's health.
        if (mail.leftTo) return false;
        const refused = new Set([...(await status(all)).refused, mail.submissions[0].id]);
        await all('UPDATE mail_status SET refused = $1', [JSON.stringify([...refused])]);
        if (refused.size < refusalsInARow) return false;
        await holdAll(all, `The last ${refused.size} messages were all refused, so everything waits. ${reason}`);
        return true;
      }),

    /** The mail server takes no message at the moment: all wait, so that they arrive in order. */
    hold: (mail: QueuedMail, reason: string) =>
      database.transaction(async ({ all }) => {
        if ((await release(all, mail, '', [])) > 0) await holdAll(all, reason);
      }),

    /** All that waits is due now: somebody may have corrected the settings. */
    retryNow: () =>
      database.transaction(async ({ all }) => {
        await all(`UPDATE mail_status SET held_until = 0, refused = '[]'`);
        await all(`UPDATE deliveries SET due_at = $1 WHERE ${waiting} AND due_at > $1`, [now()]);
      }),

    /** Ms since 1970: when the next message is due; Infinity when nothing waits. */
    nextDue: async (): Promise<number> => {
      const [row] = await database.all(
        `SELECT MIN(CASE WHEN leased_until > due_at THEN leased_until ELSE due_at END) AS next FROM deliveries WHERE ${waiting}`,
      );
      const { next } = z.object({ next: z.number().nullable() }).parse(row);
      const { held_until: heldUntil, fullUntil } = await status();
      return next === null ? Infinity : Math.max(next, heldUntil, fullUntil);
    },
  };
}

/** In ms: the pause after this many failed attempts (1 or more). After the last one of the list it stays a day. */
function pauseAfter(failures: number): number {
  return pauses[failures - 1] ?? day;
}
