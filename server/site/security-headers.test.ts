import { describe, expect, test } from 'vitest';
import { startTestServer } from '../test-server.ts';

describe('of the security headers', () => {
  const pageHeaders = {
    'content-security-policy': "frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };

  test('an asset has only those that it needs', async () => {
    const { ask } = await startTestServer({ 'assets/a.js': '1' });
    const { headers } = await ask('/assets/a.js');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
    expect(headers).not.toHaveProperty('permissions-policy');
  });

  test('every response to a request for a page or from a form has all of them', async () => {
    const { ask } = await startTestServer({ 'services.html': '' });
    const answers = [
      await ask('/'),
      await ask('/services/'),
      await ask('/nowhere'),
      await ask('/assets/gone.js'),
      await ask('/', { method: 'POST' }),
      await ask('/api/submit'),
      await ask('/', { headers: { host: 'not a host' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 308, 404, 404, 405, 405, 400]);
    for (const { headers } of answers) expect(headers).toMatchObject(pageHeaders);
  });

  test.each(['/social/home.png', '/feed.xml', '/favicon.ico?v=2', '/apple-touch-icon.png'])('other sites may embed %s', async (path) => {
    const { ask } = await startTestServer({ 'social/home.png': '', 'feed.xml': '', 'favicon.ico': '', 'apple-touch-icon.png': '' });
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    const { 'cross-origin-resource-policy': _, ...others } = pageHeaders;
    expect(headers).toMatchObject(others);
    expect(headers).not.toHaveProperty('cross-origin-resource-policy');
  });

  test('HTTPS is made lasting only where a trusted proxy says that the visitor came by it', async () => {
    const behindProxy = await startTestServer({ 'assets/a.js': '' }, { TRUST_PROXY: '1' });
    const https = { headers: { 'x-forwarded-proto': 'https' } };
    for (const path of ['/', '/assets/a.js', '/nowhere']) {
      expect((await behindProxy.ask(path, https)).headers).toMatchObject({ 'strict-transport-security': 'max-age=31536000' });
    }
    const open = await startTestServer();
    const others = [
      await open.ask('/', https),
      await behindProxy.ask('/'),
      await behindProxy.ask('/', { headers: { 'x-forwarded-proto': 'http' } }),
    ];
    for (const { headers } of others) expect(headers).not.toHaveProperty('strict-transport-security');
  });
});
