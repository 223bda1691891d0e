/** Hands one e-mail to the mail server, and says what the answer means for the queue. */
import { createTransport, type SendMailOptions, type SMTPTransportOptions } from 'nodemailer';
import { z } from 'zod';
import { reasonOf } from '../errors.ts';
import type { MailSettings } from '../config.ts';

export type SendResult =
  /** The mail server has it. `rejected` are those of several recipients that it does not take it for at the moment, or ever. */
  | { kind: 'delivered'; rejected: readonly { address: string; error: SendError }[] }
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
export type Send = (mail: SendMailOptions) => Promise<SendResult>;

/** What nodemailer adds to its errors. */
const Details = z.object({
  code: z.string().default(''),
  command: z.string().default(''),
  responseCode: z.number().default(0),
  recipient: z.string().default(''),
});

/** In ms. */
export type Timeouts = { connect: number; idle: number; total: number };

/** `total` is shorter than the lease of a message (server/mail/queue.ts). */
const defaultTimeouts: Timeouts = { connect: 15_000, idle: 30_000, total: 120_000 };

export function createSend({ host, port, secure, requireTLS, auth, name }: MailSettings, timeouts = defaultTimeouts): Send {
  return async (mail) => {
    const sent = { data: false };
    const options: SMTPTransportOptions = {
      host,
      port,
      secure,
      requireTLS,
      name,
      ...(auth && { auth }),
      // A connection for each message: no old connection to find dead, and a repeat is never sent behind our back.
      connectionTimeout: timeouts.connect,
      greetingTimeout: timeouts.connect,
      socketTimeout: timeouts.idle,
      dnsTimeout: timeouts.connect,
      disableFileAccess: true,
      disableUrlAccess: true,
      // The error of a connection that breaks off does not say how far it was, so this reads the lines that the library logs.
      // queue.test.ts holds it to them: a message at which the connection ends waits alone, with the real library.
      transactionLog: true,
      logger: { debug: (entry: { tnx?: string }, line: string) => (sent.data ||= entry.tnx === 'client' && line === 'DATA') },
    };
    try {
      const { rejectedErrors = [] } = await createTransport(options).sendMail({ ...mail, signal: AbortSignal.timeout(timeouts.total) });
      return {
        kind: 'delivered',
        rejected: rejectedErrors.map((error) => ({ address: Details.parse(error).recipient, error: sendErrorOf(error) })),
      };
    } catch (thrown) {
      const error = sendErrorOf(thrown);
      // Sender and recipients are refused by name, also where DATA was sent at once with them. Without a code the fault is in the
      // message itself.
      const isAboutEnvelope = error.command === 'MAIL FROM' || error.command === 'RCPT TO';
      const isAboutMessage = !error.code || error.code === 'EMESSAGE' || (sent.data && !isAboutEnvelope);
      return { kind: isAboutMessage ? 'refused' : 'unavailable', error };
    }
  };
}

function sendErrorOf(thrown: unknown): SendError {
  const { recipient: _recipient, ...details } = Details.parse(thrown);
  return { message: reasonOf(thrown), ...details };
}
