/** For tests: a real mail server on this machine, which can be told to behave badly. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { MailSettings } from '../config.ts';

export type TestSmtp = {
  port: number;
  /** What it has accepted, in the order of arrival. */
  mails: Email[];
  /** How many have been sent to it until now, whatever it answered. */
  attempts: () => number;
  close: () => Promise<void>;
};

/** How it answers. `status` is the code of the mail protocol. */
export type Behaviour = {
  /** To the message; undefined accepts it. */
  data?: (mail: Email) => { status: number; text: string } | 'drop' | 'never' | undefined;
  /** To the recipient. */
  recipient?: (address: string) => { status: number; text: string } | undefined;
  /** Hears for whom a message is that it has been sent. */
  envelope?: (recipients: readonly string[]) => void;
  options?: SMTPServerOptions;
};

export const testMailSettings: MailSettings = {
  host: '127.0.0.1',
  port: 0,
  secure: false,
  requireTLS: false,
  auth: undefined,
  to: ['office@example.com'],
  from: 'site@example.com',
  name: 'example.com',
  perHour: 0,
};

/** @param port - 0: the system chooses a free one. */
export async function startSmtp(behaviour: Behaviour = {}, port = 0): Promise<TestSmtp> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, callback) => callback(errorOf(behaviour.recipient?.(address))),
    onData: (stream, { envelope }, callback) => {
      behaviour.envelope?.(envelope.rcptTo.map(({ address }) => address));
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => void receive(Buffer.concat(chunks), callback));
    },
    ...behaviour.options,
  });
  let attempts = 0;
  async function receive(message: Buffer, callback: (error?: Error | null) => void): Promise<void> {
    attempts += 1;
    const mail = await PostalMime.parse(message);
    const answer = behaviour.data?.(mail);
    if (answer === 'drop') for (const socket of sockets) socket.destroy();
    if (answer === 'drop' || answer === 'never') return;
    if (!answer) mails.push(mail);
    callback(errorOf(answer));
  }

  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  // A client that breaks off is part of the tests.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= new Promise<void>((resolve) => server.close(() => resolve())));
  onTestFinished(close);
  const address = server.server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, mails, attempts: () => attempts, close };
}

function errorOf(answer: { status: number; text: string } | undefined): Error | null {
  return answer ? Object.assign(new Error(answer.text), { responseCode: answer.status }) : null;
}
