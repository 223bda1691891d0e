/** The server with e-mail as `npm start` runs it, and the owner's test of the settings. */
import { describe, expect, test } from 'vitest';
import { runCommand } from '../inbox/commands.ts';
import { json, quoteBody, reply } from '../inbox/test-submissions.ts';
import { createStore } from '../inbox/store.ts';
import { environmentOf, newInbox, open } from '../test-databases.ts';
import { startTestServer } from '../test-server.ts';
import { createMailQueue } from './queue.ts';
import { composeTestMail } from './compose.ts';
import { createSend, explain } from './transport.ts';
import { startSmtp, testMailSettings, type TestSmtp } from './test-smtp.ts';

const addresses = { MAIL_TO: 'office@example.com', MAIL_FROM: 'site@example.com' };

function variables({ port }: TestSmtp): Record<string, string> {
  return { ...addresses, SMTP_URL: `smtp://127.0.0.1:${port}` };
}

describe('a server with e-mail', () => {
  test('answers the visitor although the mail server never answers', async () => {
    const smtp = await startSmtp({ data: () => 'never' });
    const server = await startTestServer({}, variables(smtp));
    for (const message of ['one', 'two']) {
      expect(reply(await server.ask('/api/submit', json({ ...quoteBody, message }))).success).toBe(true);
    }
    await smtp.close();
  });

  test('mails what a visitor sends', async () => {
    const smtp = await startSmtp();
    const server = await startTestServer({}, variables(smtp));
    expect(reply(await server.ask('/api/submit', json(quoteBody))).success).toBe(true);
    await expect.poll(() => smtp.mails.map(({ subject }) => subject)).toEqual(['Quote request: Rahima Akter: A shop for our pottery.']);
    await expect.poll(() => server.log).toContainEqual({ level: 'info', event: 'mail', result: 'delivered', id: 1 });
  });

  test('stops after noting what it has just mailed, and a restart mails what was still waiting', async () => {
    const slow = await startSmtp();
    const server = await startTestServer({}, variables(slow));
    for (const message of ['one', 'two', 'three']) await server.ask('/api/submit', json({ ...quoteBody, message }));
    await expect.poll(() => slow.mails.length).toBe(1);
    await server.close();
    const restarted = await startTestServer({}, { ...variables(slow), DATA_DIR: server.dataDir });
    await expect.poll(() => [...server.log, ...restarted.log].filter(({ result }) => result === 'delivered').length).toBe(3);
    expect(new Set(slow.mails.map(({ messageId }) => messageId)).size).toBe(3);
    expect(slow.mails).toHaveLength(3);
  });

  test('goes on without a mail server, and says so in the log without a word of the message', async () => {
    const smtp = await startSmtp();
    const env = variables(smtp);
    await smtp.close();
    const server = await startTestServer({}, env);
    expect(reply(await server.ask('/api/submit', json(quoteBody))).success).toBe(true);
    await expect.poll(() => server.log.at(-1)).toMatchObject({ event: 'mail', result: 'unavailable', id: 1, code: 'ESOCKET' });
    expect(JSON.stringify(server.log)).not.toMatch(/Rahima|rahima|pottery/);
  });
});

describe('npm run inbox -- test-mail', () => {
  async function testMail(env: Record<string, string>): Promise<string> {
    const inbox = environmentOf(await newInbox('SQLite'));
    return (await Array.fromAsync(runCommand(['test-mail'], { ...inbox, ...env }))).join('');
  }

  test('sends one and says where to look', async () => {
    const smtp = await startSmtp();
    expect(await testMail(variables(smtp))).toBe('Sent to office@example.com. If it is not there in a minute, look among the spam.\n');
    expect(smtp.mails.map(({ to }) => to?.[0]?.address)).toEqual(['office@example.com']);
  });

  test('lets what waits be mailed at once', async () => {
    const settings = await newInbox('SQLite');
    const database = open(settings);
    await createStore(database, { queueMail: true }).add({ form: 'quote', fields: { name: 'Rahima' } });
    const queue = createMailQueue(database);
    const mail = await queue.take();
    if (mail) await queue.hold(mail, 'away');
    expect(await queue.take()).toBeUndefined();
    await Array.fromAsync(runCommand(['test-mail'], { ...environmentOf(settings), ...variables(await startSmtp()) }));
    expect(await queue.take()).toBeDefined();
  });

  test('says which variables are missing', async () => {
    await expect(testMail({})).rejects.toThrow('Set SMTP_URL, MAIL_TO and MAIL_FROM');
    await expect(testMail({ MAIL_TO: 'a@b.c' })).rejects.toThrow(/^SMTP_URL: missing/);
  });

  test.each([
    [
      'refuses the sender',
      {
        options: {
          onMailFrom: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
            done(Object.assign(new Error('Not yours'), { responseCode: 553 })),
        },
      },
      {},
      /does not send for site@example\.com.*MAIL_FROM.*Not yours/,
    ],
    [
      'refuses the recipient',
      { recipient: () => ({ status: 550, text: 'No such user' }) },
      {},
      /does not deliver to office@example\.com.*MAIL_TO.*No such user/,
    ],
    ['wants a login', { options: { authOptional: false } }, {}, /wants a user and a password/],
    [
      'refuses the login',
      { options: { authOptional: false, allowInsecureAuth: true } },
      { user: 'u:secret@' },
      /does not accept the user u.*app password/,
    ],
  ])('explains a mail server that %s', async (_name, behaviour, { user = '' }: { user?: string }, expected) => {
    const { port } = await startSmtp(behaviour);
    const attempt = testMail({ ...addresses, SMTP_URL: `smtp://${user}127.0.0.1:${port}` });
    await expect(attempt).rejects.toThrow(expected);
    await expect(attempt).rejects.not.toThrow('secret');
  });

  test('names smtps:// first for a port that speaks TLS at once', async () => {
    const { port } = await startSmtp({ options: { secure: true } });
    const settings = { ...testMailSettings, port };
    const result = await createSend(settings, { connect: 3000, idle: 30_000, total: 60_000 })(composeTestMail('abc', settings));
    const hint = result.kind === 'unavailable' ? explain(result.error, settings) : '';
    expect(hint).toMatch(/^The mail server 127\.0\.0\.1 says nothing at port \d+\. .* SMTP_URL begins with smtps:\/\//);
  });

  test('says that no password helps where Microsoft 365 has switched off the login of programs', async () => {
    const refusal = '5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant.';
    const { port } = await startSmtp({
      options: {
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(Object.assign(new Error(refusal), { responseCode: 535 })),
      },
    });
    const attempt = testMail({ ...addresses, SMTP_URL: `smtp://u:secret@127.0.0.1:${port}` });
    await expect(attempt).rejects.toThrow(/administrator has to switch on "Authenticated SMTP".*Tenant/);
    await expect(attempt).rejects.not.toThrow(/app password|secret/);
  });

  test('explains a name that does not exist and a port that nobody answers', async () => {
    await expect(testMail({ ...addresses, SMTP_URL: 'smtp://mail.invalid' })).rejects.toThrow(
      /No mail server named mail\.invalid was found/,
    );
    const smtp = await startSmtp();
    await smtp.close();
    await expect(testMail(variables(smtp))).rejects.toThrow(/nothing accepts mail at port \d+/);
  });
});
