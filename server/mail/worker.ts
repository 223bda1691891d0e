/** Takes messages out of the queue and mails them, one after the other, as long as the server runs. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { reasonOf } from '../errors.ts';
import { composeMail } from './compose.ts';
import { type MailQueue, refusalsInARow } from './queue.ts';
import type { MailSettings } from '../config.ts';
import { explain, type Send, type SendResult } from './transport.ts';

type Dependencies = { queue: MailQueue; send: Send; settings: MailSettings; log: Log };

/** In ms: ten messages a second at the most, because providers refuse a sender that is faster. */
const pauseBetween = 100;
/** In ms: the longest time between two looks. Another server may have left a message, or the database was away. */
const pollInterval = 60_000;
/** In ms: with the rest of the server it is 8 s at most. */
const closeTimeout = 4000;
/** In ms: before another attempt to note what the mail server has accepted. */
const noteRetryInterval = 1000;

/**
 * Mails the oldest message that is due. Gives the time of the next look in ms since 1970: 0 for at once, Infinity when nothing
 * waits. Rejects when the database does.
 */
export async function mailNext({ queue, send, settings, log }: Dependencies): Promise<number> {
  const mail = await queue.take();
  if (!mail) return queue.nextDue();
  // Who is no longer in MAIL_TO need not get it.
  const recipients = settings.to.filter((address) => mail.leftTo?.includes(address) ?? true);
  const about = { event: 'mail', id: mail.submissions[0].id, ...(mail.count > 1 && { messages: mail.count }) };
  const result: SendResult = recipients.length ? await send(composeMail(mail, settings, recipients)) : { kind: 'delivered', rejected: [] };
  if (result.kind === 'delivered') {
    const missed = result.rejected.map(({ recipient }) => recipient);
    const [first] = result.rejected;
    await note(() => queue.delivered(mail, missed, first && explain(first, settings)), log);
    if (missed.length) log.warn({ ...about, result: 'delivered' }, `Not to ${missed.length} of the addresses in MAIL_TO yet.`);
    else log.info({ ...about, result: 'delivered' });
    return 0;
  }
  const reason = explain(result.error, settings);
  const { code, command, responseCode } = result.error;
  log.error({ ...about, result: result.kind, code, ...(responseCode && { response: responseCode }) });
  // That the rest of the recipients is refused says nothing about the server.
  if (result.kind === 'refused' || (mail.leftTo && command === 'RCPT TO')) {
    const isHeld = await queue.refused(mail, reason);
    if (isHeld) log.error({ event: 'mail', result: 'held' }, `${refusalsInARow} messages were refused in a row: all wait.`);
  } else {
    await queue.hold(mail, reason);
  }
  return 0;
}

/** Until it is noted, nothing else is mailed: a message that is mailed and not noted would be mailed again. */
async function note(work: () => Promise<void>, log: Log): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      log.error({ event: 'mail', cause: reasonOf(error) }, 'Delivered, but it cannot be noted yet.');
      await pause(noteRetryInterval);
    }
  }
}

/** Starts to mail. What could not be mailed before is tried at once, because somebody may have corrected the settings. */
export function startMailWorker(dependencies: Dependencies) {
  const { queue, log } = dependencies;
  const closing = new AbortController();
  /** Ends the pause, also one that has not begun yet: a message may come while the queue is asked. */
  let awake = Promise.withResolvers<void>();

  async function run(): Promise<void> {
    let started = false;
    while (!closing.signal.aborted) {
      let next = Infinity;
      awake = Promise.withResolvers();
      try {
        if (!started) await queue.retryNow();
        started = true;
        next = await mailNext(dependencies);
      } catch (error) {
        log.error({ event: 'mail', cause: reasonOf(error) }, 'E-mail waits for the database.');
      }
      await pause(pauseBetween);
      const wait = Math.min(next - Date.now(), pollInterval);
      if (wait > 0) await Promise.race([pause(wait, undefined, { ref: false }), awake.promise]);
    }
  }

  const running = run();
  return {
    /** A message may be waiting: looks now instead of at the next look. */
    wake: () => awake.resolve(),
    /** Resolves when the message that is being sent is noted, or after 4 s: then its lease ends by itself. */
    close: async () => {
      closing.abort();
      awake.resolve();
      await Promise.race([running, pause(closeTimeout, undefined, { ref: false })]);
    },
  };
}
