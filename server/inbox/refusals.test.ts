import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { shared } from '#content/forms.ts';
import { fixedTexts } from '#lib/form-rules.ts';
import { startTestServer } from '../test-server.ts';
import { bodyLimit } from './submit.ts';
import { contactBody, form, json, storedSubmissions, quoteBody, reply } from './test-submissions.ts';

describe('a refused submission', () => {
  const shapes: [string, unknown][] = [
    ['a list', []],
    ['nothing', null],
    ['a text', 'hello'],
    ['an unknown subject', { ...quoteBody, subject: 'Hello' }],
    ['an unknown field', { ...quoteBody, colour: 'red' }],
    ['a number for a text', { ...quoteBody, name: 5 }],
    ['no fixed text', { ...quoteBody, custom_message: undefined }],
  ];
  test.each(shapes)('400: %s', async (_, body) => {
    const server = await startTestServer();
    const answer = await server.ask('/api/submit', json(body));
    expect([answer.status, reply(answer).success]).toEqual([400, false]);
    expect(await storedSubmissions(server)).toEqual([]);
  });

  test('400: not JSON, not UTF-8, not multipart, a field twice', async () => {
    const { ask } = await startTestServer();
    const type = { 'content-type': 'application/json' };
    expect(await ask('/api/submit', { method: 'POST', headers: type, body: '{' })).toMatchObject({ status: 400 });
    expect(await ask('/api/submit', { method: 'POST', headers: type, body: Buffer.from('{"a":"\xff"}', 'latin1') })).toMatchObject({
      status: 400,
    });
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await ask('/api/submit', { method: 'POST', headers: multipart, body: 'hello' })).toMatchObject({ status: 400 });
    const duplicate = form({});
    expect(await ask('/api/submit', { ...duplicate, body: 'name=a&name=b' })).toMatchObject({ status: 400 });
  });

  test('403: a wrong or missing access key', async () => {
    const server = await startTestServer({}, { FORM_ACCESS_KEY: 'another-key' });
    expect(await server.ask('/api/submit', json(quoteBody))).toMatchObject({ status: 403 });
    expect(await server.ask('/api/submit', json({ ...quoteBody, access_key: undefined }))).toMatchObject({ status: 403 });
    expect(await server.ask('/api/submit', json({ ...quoteBody, access_key: 'another-key' }))).toMatchObject({ status: 200 });
    expect(await storedSubmissions(server)).toHaveLength(1);
  });

  test('405: any method but POST', async () => {
    const { ask } = await startTestServer();
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH']) {
      expect(await ask('/api/submit', { method })).toMatchObject({ status: 405, headers: { allow: 'POST, OPTIONS' } });
    }
  });

  test('413: too large, by its announced size or while it is received', async () => {
    const server = await startTestServer();
    const large = { ...quoteBody, message: 'a'.repeat(bodyLimit) };
    expect(await server.ask('/api/submit', json(large))).toMatchObject({ status: 413 });
    expect(await server.ask('/api/submit', json(large, { 'transfer-encoding': 'chunked' }))).toMatchObject({ status: 413 });
    expect(await storedSubmissions(server)).toEqual([]);
  });

  test.each([
    ['an announced size', `Content-Length: ${bodyLimit + 1}\r\n\r\n`],
    ['an endless body', `Transfer-Encoding: chunked\r\n\r\n${(bodyLimit + 1).toString(16)}\r\n${'a'.repeat(bodyLimit + 1)}\r\n`],
  ])('413: %s, before the rest is received', async (_, sent) => {
    const { port } = await startTestServer();
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`POST /api/submit HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${sent}`);
      });
      socket.on('error', reject);
      socket.once('data', (data) => {
        socket.destroy();
        resolve(String(data));
      });
    });
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });

  test('415: neither JSON nor a form, or compressed', async () => {
    const { ask } = await startTestServer();
    const types: Record<string, string>[] = [
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/xml' },
      { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      {},
    ];
    for (const headers of types) {
      expect(await ask('/api/submit', { method: 'POST', headers, body: '{}' })).toMatchObject({ status: 415 });
    }
  });

  test.each([
    [{ ...quoteBody, name: ' ' }, 'Please fill required field: Name.'],
    [{ ...quoteBody, name: '', email: 'x' }, 'Please fill required field: Name.'],
    [{ ...quoteBody, email: 'x' }, 'Please enter a valid email. It needs one @, as in name@example.com.'],
    [{ ...quoteBody, email: '' }, 'Please enter a valid email.'],
    [{ ...quoteBody, service: 'Plumbing' }, 'Please fill required field: Service.'],
    [{ ...quoteBody, message: undefined }, 'Please fill required field: Message.'],
    [{ ...quoteBody, name: 'a'.repeat(201) }, 'Please shorten: Name. It may have up to 200 characters.'],
    [
      { ...contactBody, email: 'a@b', phone: '' },
      'Please fill in all required fields (*). Please check: Email, Phone. After the @ it needs a dot and an ending, as in example.com.',
    ],
    [{ ...quoteBody, name: '\u200b\u3164' }, 'Please fill required field: Name.'],
    [{ ...contactBody, message: '\u2060' }, 'Please fill in all required fields (*). Please check: Message.'],
    [
      { ...contactBody, phone: '01711-000000 / 01811-000000' },
      `Please fill in all required fields (*). Please check: Phone. ${shared.errors.onePhone}`,
    ],
    [{ ...contactBody, message: 'a'.repeat(10_501) }, 'Please shorten: Message. It may have up to 10000 characters.'],
  ])('422: %#', async (body, message) => {
    const server = await startTestServer();
    const answer = await server.ask('/api/submit', json(body));
    expect([answer.status, reply(answer)]).toEqual([422, { success: false, message }]);
    expect(await storedSubmissions(server)).toEqual([]);
  });

  test('429: more than the limit, for this client only, with the time to wait', async () => {
    const { ask } = await startTestServer({}, { TRUST_PROXY: '1', RATE_LIMIT_BURST: '2', RATE_LIMIT_PER_MINUTE: '1' });
    const send = (client: string) => ask('/api/submit', json(quoteBody, { 'x-forwarded-for': `203.0.113.9, ${client}` }));
    expect([(await send('192.0.2.1')).status, (await send('192.0.2.1')).status]).toEqual([200, 200]);
    const third = await send('192.0.2.1');
    expect(third.status).toBe(429);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(50);
    expect((await send('192.0.2.2')).status).toBe(200);
  });

  test('429: a client cannot choose its address without a trusted proxy', async () => {
    const { ask, log } = await startTestServer({}, { RATE_LIMIT_BURST: '1', RATE_LIMIT_PER_MINUTE: '1' });
    await ask('/api/submit', json(quoteBody, { 'x-forwarded-for': '192.0.2.1' }));
    expect(await ask('/api/submit', json(quoteBody, { 'x-forwarded-for': '192.0.2.2' }))).toMatchObject({ status: 429 });
    expect(log.at(-1)?.hint).toContain('TRUST_PROXY');
  });

  test('429: more than the limit for the whole site, from however many addresses, and only for what would be stored', async () => {
    const { ask } = await startTestServer({}, { TRUST_PROXY: '1', RATE_LIMIT_SITE_PER_MINUTE: '2' });
    const send = (client: number, body = quoteBody) => ask('/api/submit', json(body, { 'x-forwarded-for': `192.0.2.${client}` }));
    for (let client = 10; client < 20; client += 1) expect(await send(client, { ...quoteBody, email: '' })).toMatchObject({ status: 422 });
    expect([(await send(1)).status, (await send(2)).status]).toEqual([200, 200]);
    const third = await send(3);
    expect(third.status).toBe(429);
    expect(reply(third).message).toMatch(/^Many messages are arriving at the moment\. Please try again in \d+ seconds\.$/);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(20);
  });

  test('503: a submission that could not be stored is never reported as success, and the reply has no details', async () => {
    const server = await startTestServer();
    const db = new DatabaseSync(join(server.dataDir, 'inbox.sqlite'));
    db.exec('DROP TABLE deliveries; DROP TABLE submissions');
    db.close();
    const answer = await server.ask('/api/submit', json(quoteBody));
    expect([answer.status, reply(answer).success]).toEqual([503, false]);
    expect(answer.headers['retry-after']).toBe('30');
    expect(answer.text).not.toMatch(/table|sql/i);
    expect(server.log.at(-1)).toMatchObject({
      event: 'inbox',
      level: 'error',
      status: 503,
      result: 'failed',
      cause: 'no such table: submissions',
    });
  });
});

describe('without JavaScript', () => {
  test('a refusal is a page with the reason and a form with everything typed, which can be sent again', async () => {
    const server = await startTestServer();
    const typed = { ...contactBody, name: '"><script>alert(1)</script>', email: 'rahima@', message: '\r\n<b>&amp;</b></textarea>' };
    const { status, headers, text } = await server.ask('/api/submit', form(typed));
    expect(status).toBe(422);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? '';
    expect(headers['content-security-policy']).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(text).toContain('Please check: Email.');
    expect(text).not.toMatch(/<script|<b>/);
    expect(text).toMatch(/<input name="email"[^>]* value="rahima@" aria-invalid="true"/);
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toContain('>\n\n&lt;b&gt;&amp;amp;&lt;/b&gt;&lt;/textarea&gt;</textarea>');
    expect(text).toContain('<option value="Web Design" selected>Web Design</option>');
    for (const [name, value] of Object.entries({ ...fixedTexts.contact, access_key: typed.access_key })) {
      expect(text).toContain(`<input type="hidden" name="${name}" value="${value}">`);
    }
  });

  test('the page for too many submissions keeps what was typed too', async () => {
    const { ask } = await startTestServer({}, { RATE_LIMIT_BURST: '1', RATE_LIMIT_PER_MINUTE: '1' });
    await ask('/api/submit', form(quoteBody));
    const { status, headers, text } = await ask('/api/submit', form(quoteBody));
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toContain('value="Rahima Akter"');
  });

  test('the page for an unreadable submission asks the visitor to go back to the form', async () => {
    const { ask } = await startTestServer();
    const { status, text } = await ask('/api/submit', { ...form({}), body: `message=${'a'.repeat(bodyLimit)}` });
    expect(status).toBe(413);
    expect(text).toContain('go back to the form');
    expect(text).not.toContain('<form');
  });

  test('a script that sends form data and accepts JSON gets JSON', async () => {
    const { ask } = await startTestServer();
    const answer = await ask('/api/submit', form(quoteBody, { accept: 'application/json' }));
    expect(reply(answer).success).toBe(true);
  });
});
