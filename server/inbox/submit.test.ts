import { describe, expect, test } from 'vitest';
import { startTestServer } from '../test-server.ts';
import { contact, contactBody, form, json, storedSubmissions, quote, quoteBody, reply } from './test-submissions.ts';

describe('a valid submission', () => {
  test('is stored and answered with success', async () => {
    const server = await startTestServer();
    const answers = [await server.ask('/api/submit', json(quoteBody)), await server.ask('/api/submit', json(contactBody))];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(reply(answer).success).toBe(true);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    const submissions = await storedSubmissions(server);
    expect(submissions).toMatchObject([
      { id: 1, form: 'quote', fields: quote },
      { id: 2, form: 'contact', fields: contact },
    ]);
    for (const { receivedAt } of submissions) expect(new Date(receivedAt).toISOString()).toBe(receivedAt);
  });

  test('that comes again, as a retry sends it, is acknowledged each time and stored once', async () => {
    const server = await startTestServer();
    for (let attempt = 1; attempt <= 3; attempt += 1) expect(reply(await server.ask('/api/submit', json(quoteBody))).success).toBe(true);
    expect(await server.ask('/api/submit', form(quoteBody))).toMatchObject({ status: 303 });
    expect(await storedSubmissions(server)).toHaveLength(1);
    expect(server.log.map(({ result }) => result)).toEqual(['stored', 'repeated', 'repeated', 'repeated']);
  });

  test('may leave out optional fields', async () => {
    const server = await startTestServer();
    const { service: _service, aboutFile: _about, ...body } = contactBody;
    expect(await server.ask('/api/submit', json(body))).toMatchObject({ status: 200 });
    expect((await storedSubmissions(server))[0]?.fields).toMatchObject({ service: '', aboutFile: '' });
  });

  test('from an ordinary form redirects to the thank-you page', async () => {
    const server = await startTestServer();
    const answer = await server.ask('/api/submit', form({ ...contactBody, message: 'one\r\ntwo', phone: '+880 1999-999999' }));
    expect(answer).toMatchObject({ status: 303, headers: { location: '/thank-you' } });
    expect((await storedSubmissions(server))[0]?.fields).toMatchObject({ ...contact, message: 'one\ntwo' });
  });

  test('may come as multipart form data', async () => {
    const server = await startTestServer();
    const data = new FormData();
    for (const [name, value] of Object.entries(quoteBody)) data.set(name, value);
    const request = new Request('http://localhost', { method: 'POST', body: data });
    const headers = { 'content-type': request.headers.get('content-type') ?? '', accept: 'application/json' };
    const answer = await server.ask('/api/submit', { method: 'POST', headers, body: new Uint8Array(await request.arrayBuffer()) });
    expect([answer.status, reply(answer).success]).toEqual([200, true]);
    expect((await storedSubmissions(server))[0]?.fields).toEqual(quote);
  });

  test('of the greatest length, in Bangla, is accepted as JSON and as a form POST', async () => {
    const server = await startTestServer();
    const longest = { ...contactBody, aboutFile: 'ক'.repeat(10_000), message: 'ক'.repeat(10_500) };
    expect(await server.ask('/api/submit', json(longest))).toMatchObject({ status: 200 });
    expect(await server.ask('/api/submit', form(longest))).toMatchObject({ status: 303 });
  });

  test('has a phone number of Western digits, whichever keyboard wrote them', async () => {
    const server = await startTestServer();
    expect(await server.ask('/api/submit', json({ ...contactBody, phone: '+٨٨٠ ١٧١١-００００００' }))).toMatchObject({ status: 200 });
    expect((await storedSubmissions(server))[0]?.fields).toMatchObject({ phone: '8801711000000' });
  });

  test('leaves no personal data in the log', async () => {
    const server = await startTestServer();
    await server.ask('/api/submit', json(quoteBody));
    await server.ask('/api/submit', json({ ...quoteBody, email: 'not an address' }));
    expect(server.log).toEqual([
      { event: 'inbox', level: 'info', status: 200, result: 'stored', form: 'quote', id: 1 },
      { event: 'inbox', level: 'info', status: 422, result: 'refused', reason: 'entries', fields: 'email' },
    ]);
  });
});

describe('the honeypot field', () => {
  test.each([{ botcheck: 'on' }, { botcheck: true }])('%j is answered with success but not stored', async (honeypot) => {
    const server = await startTestServer();
    const answer = await server.ask('/api/submit', json({ ...quoteBody, ...honeypot }));
    expect([answer.status, reply(answer).success]).toEqual([200, true]);
    expect(await server.ask('/api/submit', form({ ...quoteBody, botcheck: 'x' }))).toMatchObject({ status: 303 });
    expect(await storedSubmissions(server)).toEqual([]);
  });

  test('has no effect when it is empty', async () => {
    const server = await startTestServer();
    expect(await server.ask('/api/submit', form({ ...quoteBody, botcheck: '' }))).toMatchObject({ status: 303 });
    expect(await server.ask('/api/submit', json({ ...contactBody, botcheck: false }))).toMatchObject({ status: 200 });
    expect(await storedSubmissions(server)).toHaveLength(2);
  });
});

describe('other origins', () => {
  const cdn = 'https://www.example.com';

  test('the site’s own pages may submit, also behind a proxy that rewrites the host', async () => {
    const { ask } = await startTestServer();
    const own: Record<string, string>[] = [
      { host: 'localhost:3000', origin: 'http://localhost:3000' },
      { host: 'agency.example', origin: 'https://agency.example' },
      { host: 'agency.example:443', origin: 'https://agency.example' },
      { host: '127.0.0.1:3000', origin: 'https://agency.example', 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of own) expect(await ask('/api/submit', json(quoteBody, headers))).toMatchObject({ status: 200 });
  });

  test.each(['https://evil.example', 'null', 'not an origin', 'http://localhost:3001'])('%s may not submit', async (origin) => {
    const server = await startTestServer();
    const headers = { host: 'localhost:3000', origin };
    const answer = await server.ask('/api/submit', json(quoteBody, headers));
    expect(answer.status).toBe(403);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(await server.ask('/api/submit', form(quoteBody, headers))).toMatchObject({ status: 403 });
    expect(await server.ask('/api/submit', { method: 'OPTIONS', headers })).toMatchObject({ status: 403 });
    expect(await storedSubmissions(server)).toEqual([]);
  });

  test('an allowed origin may submit: its preflight is answered, and its visitors return to it', async () => {
    const { ask } = await startTestServer({}, { ALLOWED_ORIGINS: `https://other.example,${cdn}` });
    const allowed = { 'access-control-allow-origin': cdn, vary: 'Origin' };
    const preflight = await ask('/api/submit', {
      method: 'OPTIONS',
      headers: { origin: cdn, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });
    expect(preflight).toMatchObject({ status: 204, headers: { ...allowed, 'access-control-allow-methods': 'POST' } });
    expect(preflight.headers['access-control-allow-headers']).toMatch(/content-type/i);
    expect(await ask('/api/submit', json(quoteBody, { origin: cdn }))).toMatchObject({ status: 200, headers: allowed });
    expect(await ask('/api/submit', json({}, { origin: cdn }))).toMatchObject({ status: 400, headers: allowed });
    expect(await ask('/api/submit', form(quoteBody, { origin: cdn }))).toMatchObject({
      status: 303,
      headers: { location: `${cdn}/thank-you` },
    });
  });
});

test('one address may send five at once, and after that is told how long to wait', async () => {
  const server = await startTestServer();
  const people = Array.from({ length: 7 }, (_, index) => ({ ...quoteBody, name: `Person ${index}` }));
  const statuses: number[] = [];
  for (const body of people) statuses.push((await server.ask('/api/submit', json(body))).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await storedSubmissions(server)).toHaveLength(5);
});

test('500 submissions at once are all stored', async () => {
  const server = await startTestServer({}, { RATE_LIMIT_PER_MINUTE: '0' });
  const sent = Array.from({ length: 500 }, (_, index) => ({ ...quoteBody, message: `Request ${index}` }));
  const answers = await Promise.all(sent.map((body) => server.ask('/api/submit', json(body))));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(new Set((await storedSubmissions(server)).map(({ fields }) => fields.message))).toEqual(
    new Set(sent.map(({ message }) => message)),
  );
});
