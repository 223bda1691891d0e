import { afterEach, expect, test, vi } from 'vitest';
import { defaultAccessKey, defaultEndpoint } from '#lib/form-rules.ts';
import { post, thankYouUrl } from './form-service.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function stubFetch(response: () => Response | Promise<Response>) {
  const fetchMock = vi.fn<(address: string, request: { body: string; signal: AbortSignal; keepalive: boolean }) => Promise<Response>>(
    async () => response(),
  );
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

test('a quote is posted as JSON with exactly the specified fields', async () => {
  const fetchMock = stubFetch(() => Response.json({ success: true }));
  const values = { name: 'Rina', email: 'rina@example.com', service: 'Web Design', message: 'A shop' };
  expect(await post('quote', values)).toEqual({ outcome: 'sent' });
  const [address, request] = fetchMock.mock.calls[0] ?? [];
  expect(address).toBe(defaultEndpoint);
  expect(request).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json', Accept: 'application/json' } });
  expect(JSON.parse(request?.body ?? '')).toEqual({
    ...values,
    custom_message: 'A new quote form submission has arrived from your website.',
    subject: 'New QUOTE Form Submission on Your Website',
    access_key: defaultAccessKey,
  });
});

test('an enquiry is posted with the fixed texts of its own form', async () => {
  const fetchMock = stubFetch(() => Response.json({ success: true }));
  await post('contact', { phone: '8801000000000', aboutFile: '' });
  expect(JSON.parse(fetchMock.mock.calls[0]?.[1].body ?? '')).toEqual({
    phone: '8801000000000',
    aboutFile: '',
    custom_message: 'A new contact form submission has arrived from your website.',
    subject: 'New CONTACT Form Submission on Your Website',
    access_key: defaultAccessKey,
  });
});

test.each([
  ['a refusal', () => Response.json({ success: false }, { status: 400 }), 'refused'],
  ['too many requests', () => Response.json({ success: false }, { status: 429 }), 'busy'],
  ['an error of the service', () => Response.json({ success: false }, { status: 502 }), 'busy'],
])('%s is not a failure', async (_name, response, outcome) => {
  stubFetch(response);
  expect(await post('quote', {})).toEqual({ outcome });
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page of HTML', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
  ['broken JSON', () => new Response('{"success":')],
  ['an empty response', () => new Response(null, { status: 204 })],
  ['JSON without yes or no', () => Response.json({ ok: true })],
  ['a response that takes too long', () => Promise.reject(new DOMException('too long', 'TimeoutError'))],
])('%s is a failure with an error', async (_name, response) => {
  stubFetch(response);
  const result = await post('quote', {});
  expect(result.outcome === 'failed' && result.error instanceof Error).toBe(true);
});

test('an answer that does not come within 30 seconds is a failure', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const fetchMock = vi.fn<(address: string, request: { signal: AbortSignal }) => Promise<Response>>(
    (_address, { signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  vi.stubGlobal('fetch', fetchMock);
  const result = post('quote', {});
  expect(timeout).toHaveBeenCalledWith(30_000);
  patience.abort();
  expect(await result).toMatchObject({ outcome: 'failed' });
});

test('requests outlive their page as long as all of them together stay within what browsers allow', async () => {
  const answers = Array.from({ length: 3 }, () => Promise.withResolvers<Response>());
  let asked = 0;
  const fetchMock = stubFetch(() => answers[asked++]?.promise ?? Response.json({ success: true }));
  const long = { message: 'ক'.repeat(10_000) };
  const requests = [post('quote', long), post('quote', long), post('quote', long)];
  const kept = () => fetchMock.mock.calls.map(([, { keepalive }]) => keepalive);
  // Each has 30 kB.
  expect(kept()).toEqual([true, true, false]);
  for (const { resolve } of answers) resolve(Response.json({ success: true }));
  await Promise.all(requests);
  await post('contact', { ...long, aboutFile: 'ক'.repeat(10_000) });
  await post('quote', { message: 'ক'.repeat(30_000) });
  expect(kept().slice(3)).toEqual([true, false]);
});

test('the site’s own inbox is the service when the build names no other one; it needs no address to lead back to', () => {
  expect(thankYouUrl('https://www.example.com')).toBeUndefined();
});

test('the service that the build names gets the messages with its key, and leads visitors without JavaScript back', async () => {
  vi.stubEnv('VITE_FORM_ENDPOINT', 'https://forms.example/submit');
  vi.stubEnv('VITE_FORM_ACCESS_KEY', 'a-key');
  vi.resetModules();
  const built = await import('./form-service.ts');
  expect(built.endpoint).toBe('https://forms.example/submit');
  expect(built.fixedFields('quote').access_key).toBe('a-key');
  expect(built.thankYouUrl('https://www.example.com')).toBe('https://www.example.com/thank-you');
});

test('variables that are set but empty count as none', async () => {
  vi.stubEnv('VITE_FORM_ENDPOINT', '');
  vi.stubEnv('VITE_FORM_ACCESS_KEY', '');
  vi.resetModules();
  const built = await import('./form-service.ts');
  expect([built.endpoint, built.fixedFields('quote').access_key]).toEqual([defaultEndpoint, defaultAccessKey]);
});
