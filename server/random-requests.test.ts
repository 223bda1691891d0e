/** Whatever a stranger sends gets an answer that is not the server's fault: no 500, and a reason in words for what is refused. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomRequest } from './test-random-requests.ts';
import { exchange, startTestServer } from './test-server.ts';

const site = {
  'services.html': 'services',
  'assets/a.js': '1',
  'assets/a.js.br': '1',
  'company/career/circular/Job.html': 'job',
};
/** Short, because part of the requests are never complete. */
const limits = { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 50 };

test('no request gets a 500, and each that is refused gets a reason', async () => {
  const server = await startTestServer(site, { RATE_LIMIT_PER_MINUTE: '0' }, limits);
  const statuses = new Set<number>();

  /** What is wrong with the answer to a request, or nothing. */
  async function fault(bytes: string): Promise<string[]> {
    const answer = await exchange(server.port, Buffer.from(bytes, 'latin1'));
    const [, found = 'no answer', body = ''] = /^(?:HTTP\/1\.1 100 [^]*?\r\n\r\n)?HTTP\/1\.1 (\d+) [^]*?\r\n\r\n([^]*)$/.exec(answer) ?? [];
    const status = Number(found);
    statuses.add(status);
    const isRight = status < 400 || (status < 500 && (body !== '' || bytes.startsWith('HEAD')));
    return isRight ? [] : [`${JSON.stringify(bytes.slice(0, 1000))}: ${answer.slice(0, 200)}`];
  }

  await fc.assert(
    fc.asyncProperty(fc.array(randomRequest, { minLength: 500, maxLength: 500 }), async (requests) => {
      expect((await Promise.all(requests.map(fault))).flat()).toEqual([]);
    }),
    { numRuns: 4, endOnFailure: true },
  );
  // Rare ones such as 413 and 422, which may not come up, are proved by inbox/refusals.test.ts.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 308, 400, 404, 405, 408, 415, 417]));
  expect(server.log.filter(({ event }) => event !== 'inbox')).toEqual([]);
  expect(await server.ask('/')).toMatchObject({ status: 200 });
});
