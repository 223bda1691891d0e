import { expect, test } from 'vitest';
import { databaseKinds, environmentOf, newInbox } from '../test-databases.ts';
import { startTestServer } from '../test-server.ts';
import { runCommand } from './commands.ts';
import { json, quoteBody, reply } from './test-submissions.ts';

test.each(databaseKinds)(
  'an inbox in %s that is full refuses messages, says so, keeps what it has, and takes more when it is tidied',
  async (kind) => {
    const env = { ...environmentOf(await newInbox(kind)), INBOX_MAX_MB: '1', RATE_LIMIT_BURST: '0' };
    const server = await startTestServer({}, env);
    const inbox = async (...args: string[]) => (await Array.fromAsync(runCommand(args, env))).join('');
    const submit = (number: number) => server.ask('/api/submit', json({ ...quoteBody, message: `${number} ${'x'.repeat(9900)}` }));
    let stored = 0;
    while ((await submit(stored)).status === 200) stored += 1;
    expect(stored).toBeGreaterThan(50);
    const refused = await submit(stored);
    expect([refused.status, refused.headers['retry-after'], reply(refused)]).toEqual([
      507,
      '3600',
      { success: false, message: 'Our inbox is full at the moment. Please tell us by email or phone that the form does not work.' },
    ]);
    expect(server.log.at(-1)).toMatchObject({ level: 'error', status: 507, cause: 'the inbox is full: INBOX_MAX_MB is 1' });
    const listed = await inbox();
    expect(listed).toContain(`${stored} messages, ${stored} open.`);
    expect(listed).toMatch(/! The inbox holds \d of 1 MB \(INBOX_MAX_MB\); above that it takes no message\.\n$/);
    for (let id = 1; id <= 10; id += 1) await inbox('delete', String(id));
    expect(await submit(stored)).toMatchObject({ status: 200 });
  },
);
