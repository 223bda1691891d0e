import { expect, test } from 'vitest';
import { contactBody, form, json, quoteBody } from './inbox/test-submissions.ts';
import { createCounters } from './counters.ts';
import { startTestServer } from './test-server.ts';

test('the counters have every answer by its class and every submission by what became of it', async () => {
  const server = await startTestServer({}, { RATE_LIMIT_BURST: '9', RATE_LIMIT_PER_MINUTE: '1', RATE_LIMIT_SITE_PER_MINUTE: '2' });
  for (const path of ['/', '/index.html', '/nowhere']) await server.ask(path);
  await server.ask('/api/submit', json(quoteBody));
  await server.ask('/api/submit', form(contactBody));
  await server.ask('/api/submit', json(quoteBody));
  await server.ask('/api/submit', json({ ...quoteBody, botcheck: 'on' }));
  await server.ask('/api/submit', json({ ...quoteBody, email: '' }));
  await server.ask('/api/submit', json({ ...quoteBody, access_key: 'x' }));
  await server.ask('/api/submit', json({ ...quoteBody, subject: 'x' }));
  await server.ask('/api/submit', json({ ...quoteBody, colour: 'red' }));
  await server.ask('/api/submit', json(quoteBody, { origin: 'https://evil.example' }));
  await server.ask('/api/submit', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' });
  await server.ask('/api/submit', json(quoteBody));
  await server.close();
  const { uptime, memory_mb: memory, ...counts } = server.log.at(-1) ?? { event: '' };
  expect([typeof uptime, typeof memory]).toEqual(['number', 'number']);
  expect(counts).toEqual({
    event: 'counters',
    requests_2xx: 3,
    requests_3xx: 2,
    requests_4xx: 9,
    requests_5xx: 0,
    requests_aborted: 0,
    connections_evicted: 0,
    inbox_stored: 2,
    inbox_repeated: 0,
    inbox_honeypot: 1,
    inbox_limited: 1,
    inbox_limited_site: 1,
    inbox_failed: 0,
    inbox_refused_entries: 1,
    inbox_refused_key: 1,
    inbox_refused_subject: 1,
    inbox_refused_shape: 1,
    inbox_refused_origin: 1,
    inbox_refused_type: 1,
  });
});

test('what a monitor watches is there before it is counted', () => {
  expect(createCounters().read()).toMatchObject({ requests_5xx: 0, inbox_failed: 0, inbox_limited: 0, inbox_limited_site: 0 });
});

test('each event with a result is counted, whatever its name, and the time since the start is in seconds', () => {
  let now = 5000;
  const { countEvent, read } = createCounters(() => now);
  countEvent({ event: 'mail', result: 'sent', message: 'To the owner.' });
  countEvent({ event: 'mail', result: 'sent' });
  countEvent({ event: 'mail', result: 'failed', reason: 'refused' });
  countEvent({ event: 'start' });
  now = 65_400;
  const { start, ...counts } = read();
  expect(start).toBeUndefined();
  expect(counts).toMatchObject({ uptime: 60, mail_sent: 2, mail_failed_refused: 1 });
});
