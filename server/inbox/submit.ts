/**
 * `POST /api/submit`: the wire contract of the hosted form-to-email services (specification, section 7), so that the site can
 * use one of them instead of this inbox. A script gets `{ success, message }`, an ordinary form gets a page.
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
  /** For the log; without personal data and without anything that the visitor wrote. */
  note: string;
  invalidFields?: string[];
  fields?: Record<string, unknown>;
  /** In seconds. */
  retryAfter?: number;
};

const received = 'Your message has been received.';

/** The inbox as a Hono app. It logs one line for each submission, without personal data. */
export function createInbox(
  { accessKey, allowedOrigins, rateLimit, trustProxy }: Config,
  store: Store,
  log: (line: string) => void,
): Hono<Inbox> {
  const limit = createRateLimit(rateLimit);

  async function handleSubmission(c: Context<Inbox>): Promise<Outcome> {
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
    const validation = validate(fields, accessKey);
    if (validation.kind === 'honeypot') return { status: 200, message: received, note: 'dropped: trap field filled' };
    if (validation.kind === 'refused') return { ...validation, note: validation.invalidFields.join(' ') || 'wrong shape or key', fields };
    try {
      const id = await store.add(validation.submission);
      return { status: 200, message: received, note: `stored ${validation.submission.form} ${id}` };
    } catch (error) {
      const note = `not stored: ${reasonOf(error)}`;
      return { status: 500, message: 'Your message could not be stored. Please try again.', note, fields };
    }
  }

  function respond(
    c: Context<Inbox>,
    { status, message, invalidFields = [], fields = {}, retryAfter }: Outcome,
  ): Response | Promise<Response> {
    if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
    if (!wantsPage(c.req.raw.headers)) return c.json({ success: status === 200, message }, status);
    if (status !== 200) {
      c.header('content-security-policy', failurePolicy);
      return c.html(failurePage({ message, invalidFields, fields }), status);
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
    const outcome = await handleSubmission(c);
    log(`inbox ${outcome.status} ${outcome.note}`);
    return respond(c, outcome);
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

/** True for an ordinary form; a script sends JSON or accepts it. */
function wantsPage(headers: Headers): boolean {
  const accept = headers.get('accept') ?? '';
  return accept.includes('text/html') || (isFormPost(headers) && !accept.includes('json'));
}
