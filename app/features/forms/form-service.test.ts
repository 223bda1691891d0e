import { afterEach, expect, test, vi } from 'vitest';
import { defaultAccessKey, defaultEndpoint } from './schema.ts';
import { post } from './form-service.ts';

afterEach(() => void vi.unstubAllGlobals());

function answering(response: () => Response | Promise<Response>) {
  const call = vi.fn<(address: string, request: { body: string; signal: AbortSignal }) => Promise<Response>>(async () => response());
  vi.stubGlobal('fetch', call);
  return call;
}

test('a quote is posted as JSON with exactly the specified fields', async () => {
  const call = answering(() => Response.json({ success: true }));
  const values = { name: 'Rina', email: 'rina@example.com', service: 'Web Design', message: 'A shop' };
  expect(await post('quote', values)).toEqual({ outcome: 'sent' });
  const [address, request] = call.mock.calls[0] ?? [];
  expect(address).toBe(defaultEndpoint);
  expect(request).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json', Accept: 'application/json' } });
  expect(JSON.parse(request?.body ?? '')).toEqual({
    ...values,
    custom_message: 'A new quote form submission has arrived from your website.',
    subject: 'New QUOTE Form Submission on Your Website',
    access_key: defaultAccessKey,
  });
});

test('a contact enquiry has its own fixed texts', async () => {
  const call = answering(() => Response.json({ success: true }));
  await post('contact', { phone: '8801000000000', aboutFile: '' });
  expect(JSON.parse(call.mock.calls[0]?.[1].body ?? '')).toEqual({
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
])('%s is reportable from a failure', async (_name, response, outcome) => {
  answering(response);
  expect(await post('quote', {})).toEqual({ outcome });
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page of HTML', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
  ['broken JSON', () => new Response('{"success":')],
  ['an empty answer', () => new Response(null, { status: 204 })],
  ['JSON without yes or no', () => Response.json({ ok: true })],
  ['an answer that takes too long', () => Promise.reject(new DOMException('too long', 'TimeoutError'))],
])('%s is a failure with its reason', async (_name, response) => {
  answering(response);
  const delivery = await post('quote', {});
  expect(delivery.outcome === 'failed' && delivery.error instanceof Error).toBe(true);
});

test('the request is given up after a while', async () => {
  const call = answering(() => Response.json({ success: true }));
  await post('quote', {});
  expect(call.mock.calls[0]?.[1].signal).toBeInstanceOf(AbortSignal);
});
