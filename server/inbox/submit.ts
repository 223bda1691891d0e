/**
 * `POST /api/submit`: the wire contract of the hosted form-to-email services (specification, section 7), so that one of
 * those and this inbox are interchangeable. A script gets `{ success, message }`, an ordinary form a page.
 */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Config } from '../config.ts';
import { reasonOf } from '../reason.ts';
import { isFormPost, readBody } from './body.ts';
import { clientAddress, isAllowedOrigin } from './client.ts';
import { failurePage, failurePolicy } from './failure-page.ts';
import { validate } from './validate.ts';
import { createRateLimit } from './rate-limit.ts';
import type { Store } from './store.ts';

type Inbox = { Bindings: HttpBindings };

type Outcome = {
  status: 200 | 400 | 403 | 413 | 415 | 422 | 429 | 500;
  message: string;
  /** For the log; names no person and nothing that one wrote. */
  note: string;
  faulty?: string[];
  fields?: Record<string, unknown>;
  /** Seconds. */
  retryAfter?: number;
};

const received = 'Your message has been received.';

/** Logs one line a submission, without personal data. */
export function createInbox(
  { accessKey, allowedOrigins, rateLimit, trustProxy }: Config,
  store: Store,
  log: (line: string) => void,
): Hono<Inbox> {
  const limit = createRateLimit(rateLimit);

  async function take(c: Context<Inbox>): Promise<Outcome> {
    const { headers } = c.req.raw;
    if (!isAllowedOrigin(headers, allowedOrigins)) {
      return { status: 403, message: 'This form may not be sent from another site.', note: 'foreign origin' };
    }
    const wait = limit.take(clientAddress(headers, c.env.incoming.socket.remoteAddress, trustProxy));
    const body = await readBody(c.req.raw);
    if (body.kind === 'refused') return { ...body, note: 'unreadable' };
    const { fields } = body;
    if (wait > 0) {
      const message = `Too many messages came from your address. Please try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`;
      const hint = headers.has('x-forwarded-for') && !trustProxy ? ': all visitors count as one behind a proxy, set TRUST_PROXY=1' : '';
      return { status: 429, message, note: `rate limit${hint}`, fields, retryAfter: wait };
    }
    const verdict = validate(fields, accessKey);
    if (verdict.kind === 'honeypot') return { status: 200, message: received, note: 'dropped: trap field filled' };
    if (verdict.kind === 'refused') return { ...verdict, note: verdict.faulty.join(' ') || 'wrong shape or key', fields };
    try {
      const id = await store.add(verdict.submission);
      return { status: 200, message: received, note: `stored ${verdict.submission.form} ${id}` };
    } catch (error) {
      const note = `not stored: ${reasonOf(error)}`;
      return { status: 500, message: 'Your message could not be stored. Please try again.', note, fields };
    }
  }

  function answer(c: Context<Inbox>, { status, message, faulty = [], fields = {}, retryAfter }: Outcome): Response | Promise<Response> {
    if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
    if (!wantsPage(c.req.raw.headers)) return c.json({ success: status === 200, message }, status);
    if (status !== 200) {
      c.header('content-security-policy', failurePolicy);
      return c.html(failurePage({ message, faulty, fields }), status);
    }
    const origin = c.req.header('origin') ?? '';
    return c.redirect(`${allowedOrigins.includes(origin) ? origin : ''}/thank-you`, 303);
  }

  const inbox = new Hono<Inbox>();
  inbox.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    c.header('vary', 'Origin');
    const origin = c.req.header('origin');
    if (origin !== undefined && allowedOrigins.includes(origin)) c.header('access-control-allow-origin', origin);
    await next();
  });
  inbox.post('/', async (c) => {
    const outcome = await take(c);
    log(`inbox ${outcome.status} ${outcome.note}`);
    return answer(c, outcome);
  });
  inbox.options('/', (c) => {
    if (!isAllowedOrigin(c.req.raw.headers, allowedOrigins)) return c.body(null, 403);
    c.header('access-control-allow-methods', 'POST');
    c.header('access-control-allow-headers', 'Content-Type, Accept');
    c.header('access-control-max-age', '86400');
    return c.body(null, 204, { allow: 'POST, OPTIONS' });
  });
  inbox.all('/', (c) => c.json({ success: false, message: 'Submissions are sent with POST.' }, 405, { allow: 'POST, OPTIONS' }));
  return inbox;
}

/** An ordinary form's visitor gets a page; a script says that it wants JSON, in what it sends or in what it accepts. */
function wantsPage(headers: Headers): boolean {
  const accept = headers.get('accept') ?? '';
  return accept.includes('text/html') || (isFormPost(headers) && !accept.includes('json'));
}
