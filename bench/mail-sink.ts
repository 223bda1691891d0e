import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export type MailSink = {
  /** Environment variables that make the site's server send its mails here. */
  settings: { SMTP_URL: string; MAIL_TO: string; MAIL_FROM: string; MAIL_PER_HOUR: string };
  /** How many mails have arrived until now. */
  count: () => number;
  stop: () => Promise<void>;
};

/** A mail server on a free port of this machine that takes every mail, counts it and keeps nothing. */
export async function startMailSink(): Promise<MailSink> {
  let mails = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('end', () => {
        mails++;
        done();
      });
      stream.resume();
    },
  });
  // A server that is stopped closes its connections at once, and that is no fault of a benchmark.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (typeof address !== 'object' || !address) throw new Error('the mail server has no port');
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${address.port}`,
      MAIL_TO: 'owner@example.com',
      MAIL_FROM: 'site@example.com',
      MAIL_PER_HOUR: '0',
    },
    count: () => mails,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
