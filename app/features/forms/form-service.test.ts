import { afterEach, expect, test, vi } from 'vitest';
import { defaultAccessKey, defaultEndpoint } from './schema.ts';
import { post } from './form-service.ts';

afterEach(() => void vi.unstubAllGlobals());

function stubFetch(response: () => Response | Promise<Response>) {
  const fetchMock = vi.fn<(address: string, request: { body: string; signal: AbortSignal }) => Promise<Response>>(async () => response());
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

test('the request has a timeout', async () => {
  const fetchMock = stubFetch(() => Response.json({ success: true }));
  await post('quote', {});
  expect(fetchMock.mock.calls[0]?.[1].signal).toBeInstanceOf(AbortSignal);
});
