/** Two servers and three mail workers share one PostgreSQL, and one after the other is killed in the middle of its work. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { defaultAccessKey, defaultEndpoint, fixedTexts } from '#lib/form-rules.ts';
import { createInboxAdmin } from '#server/inbox/inbox-admin.ts';
import { createMailQueue, leaseTime } from '#server/mail/queue.ts';
import { startSmtp, testMailSettings } from '#server/mail/test-smtp.ts';
import { createSend } from '#server/mail/transport.ts';
import { mailNext } from '#server/mail/worker.ts';
import { environmentOf, newInbox, open } from '#server/test-databases.ts';
import { ask, collectLog, startProcess, temporaryFolder, writeSite } from '#server/test-server.ts';

const visitors = 10;

test('nothing is lost and nothing is stored twice; at most one message for each kill is mailed twice', { timeout: 180_000 }, async () => {
  const folder = temporaryFolder();
  writeSite(folder, { 'site/index.html': '' });
  const smtp = await startSmtp();
  const settings = await newInbox('PostgreSQL');
  const env = {
    ...environmentOf(settings),
    PORT: '0',
    HOST: '127.0.0.1',
    SITE_DIR: join(folder, 'site'),
    RATE_LIMIT_PER_MINUTE: '0',
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_PER_HOUR: '0',
    MAIL_TO: 'office@example.com',
    MAIL_FROM: 'site@example.com',
  };
  // The third one only mails.
  const servers = await Promise.all([1, 2, 3].map(() => startProcess(env)));

  const lastKill = new AbortController();
  let brokenAttempts = 0;

  /** Writes until the last kill, and sends each message until a server acknowledges it, as a browser's outbox does. */
  async function visitor(number: number): Promise<string[]> {
    const messages: string[] = [];
    while (!lastKill.signal.aborted) {
      const message = `visitor ${number} message ${messages.length}`;
      const fields = { name: 'Rahima', email: 'rahima@example.com', service: 'Web Design', message, access_key: defaultAccessKey };
      const request = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...fields, ...fixedTexts.quote }),
      };
      for (let attempt = number; ; attempt += 1) {
        const answer = await ask(servers[attempt % 2]?.port ?? 0, defaultEndpoint, request).catch(() => undefined);
        if (answer?.status === 200) break;
        brokenAttempts += 1;
        await pause(20);
      }
      messages.push(message);
      await pause(500);
    }
    return messages;
  }

  async function killInTurn(): Promise<void> {
    for (const victim of [0, 1]) {
      await pause(200);
      const brokenBefore = brokenAttempts;
      servers[victim]?.server.kill('SIGKILL');
      await expect
        .poll(() => brokenAttempts, { message: 'a visitor meets it before it is back', interval: 10 })
        .toBeGreaterThan(brokenBefore);
      servers[victim] = await startProcess(env);
    }
    servers[2]?.server.kill('SIGKILL');
    servers[2] = await startProcess(env);
    lastKill.abort();
  }

  const [sent] = await Promise.all([Promise.all(Array.from({ length: visitors }, (_, number) => visitor(number))), killInTurn()]);
  for (const { server } of servers) server.kill('SIGKILL');

  // What a killed worker had taken is free again when its lease has ended. The test does not wait for that: its clock is ahead.
  const database = open(settings);
  const queue = createMailQueue(database, 0, () => Date.now() + leaseTime);
  const mail = { ...testMailSettings, port: smtp.port };
  const { log } = collectLog();
  while ((await mailNext({ queue, send: createSend(mail), settings: mail, log })) !== Infinity);

  const stored = (await Array.fromAsync(createInboxAdmin(database).each())).map(({ fields }) => fields.message);
  expect(new Set(stored)).toEqual(new Set(sent.flat()));
  expect(stored).toHaveLength(sent.flat().length);
  const mailed = smtp.mails.map(({ messageId }) => messageId);
  expect(new Set(mailed).size, 'every message is mailed').toBe(stored.length);
  expect(mailed.length - stored.length, 'mailed a second time').toBeLessThanOrEqual(2 * servers.length);
});
