/** What the queue does is the same in both databases; here it is the mail server that differs. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { inboxWithMail, minute, namesOf } from './test-queue.ts';
import type { MailSettings } from '../config.ts';
import { type Behaviour, startSmtp } from './test-smtp.ts';

const failures: [string, Behaviour | (() => Promise<{ port: number }>), Partial<MailSettings>, RegExp][] = [
  ['says "later" to the recipient', { recipient: () => ({ status: 450, text: 'Busy' }) }, {}, /asks to try again later/],
  ['refuses every recipient for good', { recipient: () => ({ status: 550, text: 'No such user' }) }, {}, /MAIL_TO.*No such user/],
  ['turns the server away', greeting('554 No'), {}, /turns this server away at its greeting.*554 No/],
  [
    'does not take the name of the server',
    greeting('220 Hello', '421 Not you'),
    {},
    /does not take the name example\.com \(at EHLO\).*SMTP_NAME.*421/,
  ],
  [
    'accepts no password',
    { options: { authOptional: false, allowInsecureAuth: true } },
    { auth: { user: 'u', pass: 'p' } },
    /does not accept the user u/,
  ],
  ['speaks no TLS where it has to', {}, { secure: true }, /smtps:\/\//],
  ['has a certificate that nobody knows', { options: { secure: true } }, { secure: true }, /certificate.*cannot be trusted/],
  ['offers no TLS for a password', {}, { requireTLS: true }, /encrypted connection/],
];
test.each(failures)(
  'a mail server that %s: all wait, and arrive in order when it works again',
  async (_name, behaviour, settings, reason) => {
    const { clock, queue, admin, work, write } = await inboxWithMail('SQLite');
    await write(1);
    await write(2);
    const bad = typeof behaviour === 'function' ? await behaviour() : await startSmtp(behaviour);
    expect(await work({ ...settings, port: bad.port })).toBe(minute);
    const { waiting, error, failingSince } = await admin.mailStatus();
    expect({ waiting, failingSince }).toEqual({ waiting: 2, failingSince: new Date(clock.now).toISOString() });
    expect(error).toMatch(reason);

    await write(3);
    const good = await startSmtp();
    expect(await work({ port: good.port }), 'held until the pause ends').toBe(minute);
    expect(good.mails).toEqual([]);
    clock.now += minute;
    await work({ port: good.port });
    expect(namesOf(good.mails)).toEqual([1, 2, 3]);
    expect(await admin.mailStatus()).toMatchObject({ waiting: 0, givenUp: 0, error: null, failingSince: null });
    expect(await queue.nextDue()).toBe(Infinity);
  },
);

/** A mail server that says these lines, one after each thing that it is told, and no more. */
function greeting(...lines: string[]): () => Promise<{ port: number }> {
  return async () => {
    const server = createServer((socket) => {
      const left = [...lines];
      const say = () => socket.write(`${left.shift() ?? '221 Bye'}\r\n`);
      socket.on('data', say);
      socket.on('error', () => {});
      say();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    return { port: typeof address === 'object' && address ? address.port : 0 };
  };
}
