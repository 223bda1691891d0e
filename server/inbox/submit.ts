/**
 * `POST /api/submit`: the wire contract of the hosted form-to-email services (specification, section 7), so that the site can
 * use one of them instead of this inbox. A script gets `{ success, message }`, an ordinary form gets a page.
 */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { reasonOf } from '../reason.ts';
import { createBodyReader, isFormPost } from './body.ts';
import { clientAddress, isAllowedOrigin } from './client.ts';
import { failurePage, failurePolicy } from './failure-page.ts';
import type { Inbox } from './open-inbox.ts';
import { validate } from './validate.ts';

type Environment = { Bindings: HttpBindings };

type Outcome = {
  status: 200 | 400 | 403 | 413 | 415 | 422 | 429 | 503;
  message: string;
  /** For the log; without personal data and without anything that the visitor wrote. */
  entry: {
    result: 'stored' | 'repeated' | 'honeypot' | 'refused' | 'limited' | 'failed';
    reason?: string;
    [field: string]: string | number | undefined;
  };
  invalidFields?: string[];
  fields?: Record<string, unknown>;
  /** In seconds. */
  retryAfter?: number;
};

const received = 'Your message has been received.';
/** In seconds: when to try again while the inbox cannot write. */
const storeRetryAfter = 30;
/** In seconds. */
const busyDelay = 5;

/** The route as a Hono app. It logs one line for each submission, without personal data. */
export function createSubmitRoute(
  { accessKey, allowedOrigins, trustProxy }: Pick<Config, 'accessKey' | 'allowedOrigins' | 'trustProxy'>,
  { store, clientLimit, siteLimit }: Inbox,
  log: Log,
): Hono<Environment> {
  const readBody = createBodyReader();

  async function handleSubmission(c: Context<Environment>): Promise<Outcome> {
    const { headers } = c.req.raw;
    if (!isAllowedOrigin(headers, allowedOrigins)) {
      const message = 'This form may not be sent from another site.';
      return { status: 403, message, entry: { result: 'refused', reason: 'origin' } };
    }
    const wait = await clientLimit.take(clientAddress(headers, c.env.incoming.socket.remoteAddress, trustProxy));
    const body = await readBody(headers, c.env.incoming);
    if (body.kind === 'refused') {
      const { status, message, reason } = body;
      return { status, message, entry: { result: 'refused', reason }, ...(status === 503 && { retryAfter: busyDelay }) };
    }
    const { fields } = body;
    if (wait > 0) {
      const hint =
        headers.has('x-forwarded-for') && !trustProxy ? 'all visitors count as one behind a proxy, set TRUST_PROXY=1' : undefined;
      const entry = { result: 'limited', hint } as const;
      return { status: 429, message: `Too many messages came from your address. ${comeBack(wait)}`, entry, fields, retryAfter: wait };
    }
    const validation = validate(fields, accessKey);
    if (validation.kind === 'honeypot') return { status: 200, message: received, entry: { result: 'honeypot' } };
    if (validation.kind === 'refused') {
      const { reason, ...refusal } = validation;
      return { ...refusal, entry: { result: 'refused', reason, fields: refusal.invalidFields.join(' ') || undefined }, fields };
    }
    // Last, so that only what would be stored uses up what all visitors share.
    const siteWait = await siteLimit.take('site');
    if (siteWait > 0) {
      const message = `Many messages are arriving at the moment. ${comeBack(siteWait)}`;
      return { status: 429, message, entry: { result: 'limited', reason: 'site' }, fields, retryAfter: siteWait };
    }
    try {
      const { form } = validation.submission;
      const id = await store.add(validation.submission);
      return { status: 200, message: received, entry: id === undefined ? { result: 'repeated', form } : { result: 'stored', form, id } };
    } catch (error) {
      const message = 'Your message could not be stored. Please try again.';
      return { status: 503, message, entry: { result: 'failed', cause: reasonOf(error) }, fields, retryAfter: storeRetryAfter };
    }
  }

  function respond(
    c: Context<Environment>,
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

  const route = new Hono<Environment>();
  route.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    c.header('vary', 'Origin');
    const origin = c.req.header('origin');
    if (origin !== undefined && allowedOrigins.includes(origin)) c.header('access-control-allow-origin', origin);
    await next();
  });
  route.post('/', async (c) => {
    const outcome = await handleSubmission(c);
    const { status, entry } = outcome;
    log({ event: 'inbox', level: status >= 500 ? 'error' : 'info', status, ...entry });
    return respond(c, outcome);
  });
  route.options('/', (c) => {
    if (!isAllowedOrigin(c.req.raw.headers, allowedOrigins)) return c.body(null, 403);
    c.header('access-control-allow-methods', 'POST');
    c.header('access-control-allow-headers', 'Content-Type, Accept');
    c.header('access-control-max-age', '86400');
    return c.body(null, 204, { allow: 'POST, OPTIONS' });
  });
  route.all('/', (c) => c.json({ success: false, message: 'Submissions are sent with POST.' }, 405, { allow: 'POST, OPTIONS' }));
  return route;
}

/** @param seconds - at least 1. */
function comeBack(seconds: number): string {
  return `Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
}

/** True for an ordinary form; a script sends JSON or accepts it. */
function wantsPage(headers: Headers): boolean {
  const accept = headers.get('accept') ?? '';
  return accept.includes('text/html') || (isFormPost(headers) && !accept.includes('json'));
}
