/** What was answered with success is on the disk: the server is killed in the middle of its work, twice. */
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { defaultAccessKey, defaultEndpoint, fixedTexts } from '#src/lib/form-rules.ts';
import { storedSubmissions } from '#server/inbox/test-submissions.ts';
import { ask, startProcess, temporaryFolder, writeSite } from '#server/test-server.ts';

const senders = 500;
/** Answers to wait for before the server is killed. */
const enough = 200;

function start(folder: string): ReturnType<typeof startProcess> {
  const folders = { SITE_DIR: join(folder, 'site'), DATA_DIR: join(folder, 'data') };
  return startProcess({ PORT: '0', HOST: '127.0.0.1', RATE_LIMIT_PER_MINUTE: '0', ...folders });
}

/**
 * 500 visitors submit at once, each one again as soon as it is answered, until the server is killed under them:
 * so there are always submissions under way at that moment.
 */
async function submitUntilKilled(
  { server, port }: Awaited<ReturnType<typeof start>>,
  batch: string,
): Promise<{ acknowledged: string[]; sent: string[] }> {
  const acknowledged: string[] = [];
  const sent: string[] = [];
  async function visitor(number: number): Promise<void> {
    for (let round = 0; ; round += 1) {
      const message = `${batch} visitor ${number} round ${round}`;
      const request = { name: 'Rahima', email: 'rahima@example.com', service: 'Web Design', message, access_key: defaultAccessKey };
      const body = JSON.stringify({ ...request, ...fixedTexts.quote });
      sent.push(message);
      const answer = await ask(port, defaultEndpoint, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(
        () => null,
      );
      if (!answer) return;
      expect(JSON.parse(answer.text)).toMatchObject({ success: true });
      acknowledged.push(message);
      if (acknowledged.length === enough) server.kill('SIGKILL');
    }
  }
  await Promise.all(Array.from({ length: senders }, (_, number) => visitor(number)));
  return { acknowledged, sent };
}

test('every acknowledged submission survives the death of the server, exactly once', async () => {
  const folder = temporaryFolder();
  writeSite(folder, { 'site/index.html': '' });
  const everAcknowledged: string[] = [];
  const everSent: string[] = [];

  for (const batch of ['first', 'second']) {
    const server = await start(folder);
    const { acknowledged, sent } = await submitUntilKilled(server, batch);
    everAcknowledged.push(...acknowledged);
    everSent.push(...sent);
    expect(acknowledged.length).toBeGreaterThanOrEqual(enough);
    expect(sent.length - acknowledged.length).toBe(senders);

    const restarted = await start(folder);
    const kept = (await storedSubmissions({ dataDir: join(folder, 'data') })).map(({ fields }) => fields.message ?? '');
    expect(new Set(kept).size, 'nothing is kept twice').toBe(kept.length);
    expect(
      everAcknowledged.filter((message) => !kept.includes(message)),
      'nothing acknowledged is missing',
    ).toEqual([]);
    expect(
      kept.filter((message) => !everSent.includes(message)),
      'nothing is kept that nobody sent',
    ).toEqual([]);
    restarted.server.kill('SIGTERM');
    expect(await once(restarted.server, 'exit')).toEqual([0, null]);
  }

  const db = new DatabaseSync(join(folder, 'data/inbox.sqlite'), { readOnly: true });
  expect(db.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  db.close();
});
