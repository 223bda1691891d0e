/** Takes messages out of the queue and mails them, one after the other, as long as the server runs. */
import type { Log } from '../log.ts';
import { reasonOf } from '../reason.ts';
import { composeMail } from './compose.ts';
import { explain } from './explain.ts';
import type { MailQueue, QueuedMail } from './queue.ts';
import type { MailSettings } from './settings.ts';
import type { Send } from './transport.ts';

export type MailWorker = {
  /** A message may be waiting: looks now instead of at the next look. */
  wake: () => void;
  /** Resolves when the message that is being sent is noted, or after 5 s: then its lease ends by itself. */
  close: () => Promise<void>;
};

type Dependencies = { queue: MailQueue; send: Send; settings: MailSettings; log: Log };

/** In ms: ten messages a second at the most, because providers close the door to whoever sends faster. */
const pauseBetween = 100;
/** In ms: the longest time between two looks. Another server may have left a message, or the database was away. */
const pollInterval = 60_000;
/** In ms. */
const closeTimeout = 5000;
/** In ms: before another attempt to note what the mail server has accepted. */
const noteRetryInterval = 1000;

/**
 * Mails the oldest message that is due. Gives the time of the next look in ms since 1970: 0 for at once, Infinity when nothing
 * waits. Rejects when the database does.
 */
export async function mailNext({ queue, send, settings, log }: Dependencies): Promise<number> {
  const mail = await queue.take();
  if (!mail) return queue.nextDue();
  const { id } = mail.submission;
  const result = await send(composeMail(mail.submission, mail.messageId, settings));
  if (result.kind === 'delivered') {
    await note(queue, mail, log);
    const missed = result.rejected.length;
    log({
      event: 'mail',
      result: 'delivered',
      id,
      ...(missed && { level: 'warn', message: `Not to ${missed} of the addresses in MAIL_TO.` }),
    });
    return 0;
  }
  const reason = explain(result.error, settings);
  const { code, responseCode } = result.error;
  log({ event: 'mail', level: 'error', result: result.kind, id, code, response: responseCode || undefined });
  await (result.kind === 'refused' ? queue.refused(mail, reason) : queue.hold(mail, reason));
  return 0;
}

/** Until it is noted, nothing else is mailed: a message that is mailed and not noted would be mailed again. */
async function note(queue: MailQueue, mail: QueuedMail, log: Log): Promise<void> {
  for (;;) {
    try {
      return await queue.delivered(mail);
    } catch (error) {
      log({
        event: 'mail',
        level: 'error',
        message: 'Delivered, but it cannot be noted yet.',
        id: mail.submission.id,
        cause: reasonOf(error),
      });
      await new Promise((resolve) => setTimeout(resolve, noteRetryInterval));
    }
  }
}

/** Starts to mail. What could not be mailed before is tried at once, because the settings may have been mended. */
export function startMailWorker(dependencies: Dependencies): MailWorker {
  const { queue, log } = dependencies;
  const closing = new AbortController();
  let wakes = 0;
  let endPause: (() => void) | undefined;

  async function run(): Promise<void> {
    let started = false;
    while (!closing.signal.aborted) {
      let next: number;
      const wakesBefore = wakes;
      try {
        if (!started) await queue.retryNow();
        started = true;
        next = await mailNext(dependencies);
      } catch (error) {
        log({ event: 'mail', level: 'error', message: 'E-mail waits for the database.', cause: reasonOf(error) });
        next = Infinity;
      }
      await new Promise((resolve) => setTimeout(resolve, pauseBetween));
      const wait = Math.min(next - Date.now(), pollInterval);
      // A message may have come after the queue was asked.
      if (wait > 0 && wakes === wakesBefore) await pause(wait);
    }
  }

  async function pause(duration: number): Promise<void> {
    if (closing.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, duration);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    endPause = undefined;
  }

  const running = run();
  return {
    wake: () => {
      wakes += 1;
      endPause?.();
    },
    close: async () => {
      closing.abort();
      endPause?.();
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, closeTimeout).unref())]);
    },
  };
}
