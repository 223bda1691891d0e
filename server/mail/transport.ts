/** Hands one e-mail to the mail server, and says what the answer means for the queue. */
import { createTransport, type SendMailOptions, type SMTPTransportOptions } from 'nodemailer';
import * as v from 'valibot';
import { reasonOf } from '../reason.ts';
import type { MailSettings } from './settings.ts';

export type SendResult =
  /** The mail server has it. `rejected` are those of several recipients that it does not want. */
  | { kind: 'delivered'; rejected: readonly string[] }
  /** It does not want this message, and may want others. */
  | { kind: 'refused'; error: SendError }
  /** It takes no message at the moment: it is away, or it refuses the login, the sender or every recipient. */
  | { kind: 'unavailable'; error: SendError };

export type SendError = {
  message: string;
  /** Of nodemailer or the operating system. */
  code: string;
  /** The command of the mail protocol that failed. */
  command: string;
  /** Of the mail server; 0 when it has not answered. */
  responseCode: number;
};

/** Never rejects. */
export type Send = (mail: SendMailOptions | Promise<SendMailOptions>) => Promise<SendResult>;

/** What nodemailer adds to its errors. */
const Details = v.object({ code: v.optional(v.string()), command: v.optional(v.string()), responseCode: v.optional(v.number()) });

/** In ms. */
export type Timeouts = { connect: number; idle: number; total: number };

/** `total` is shorter than the lease of a message (server/mail/queue.ts). */
const defaultTimeouts: Timeouts = { connect: 15_000, idle: 30_000, total: 120_000 };

export function createSend({ host, port, secure, requireTLS, auth }: MailSettings, timeouts = defaultTimeouts): Send {
  const options: SMTPTransportOptions = {
    host,
    port,
    secure,
    requireTLS,
    ...(auth && { auth }),
    // A connection for each message: no old connection to find dead, and a repeat is never sent behind our back.
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    socketTimeout: timeouts.idle,
    dnsTimeout: timeouts.connect,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport(options);
  return async (mail) => {
    try {
      const { rejected } = await transport.sendMail({ ...(await mail), signal: AbortSignal.timeout(timeouts.total) });
      return { kind: 'delivered', rejected };
    } catch (thrown) {
      const error = sendErrorOf(thrown);
      const temporary = error.responseCode >= 400 && error.responseCode < 500;
      // Without a code the fault is in the message itself: it must not keep the others waiting.
      return { kind: !error.code || (error.code === 'EMESSAGE' && !temporary) ? 'refused' : 'unavailable', error };
    }
  };
}

function sendErrorOf(thrown: unknown): SendError {
  const { code = '', command = '', responseCode = 0 } = v.parse(Details, thrown);
  return { message: reasonOf(thrown), code, command, responseCode };
}
