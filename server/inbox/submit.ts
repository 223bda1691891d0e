/**
 * `POST /api/submit`: the wire contract of the hosted form-to-email services (specification, section 7), so that the site can
 * use one of them instead of this inbox. A script gets `{ success, message }`, an ordinary form gets a page.
 */
import type { IncomingHttpHeaders } from 'node:http';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultEndpoint } from '#lib/form-rules.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { reasonOf } from '../errors.ts';
import { failurePage, failurePolicy } from './failure-page.ts';
import type { Inbox } from './open-inbox.ts';
import { clientAddress } from './rate-limit.ts';
import { FullError } from './store.ts';
import { type Fields, validate } from './validate.ts';

type Outcome = {
  status: 200 | 400 | 403 | 413 | 415 | 422 | 429 | 503 | 507;
  message: string;
  /** For the log; without personal data and without anything that the visitor wrote. */
  entry: {
    result: 'stored' | 'repeated' | 'honeypot' | 'refused' | 'limited' | 'failed';
    reason?: string;
    [field: string]: string | number | undefined;
  };
  invalidFields?: string[];
  fields?: Fields | undefined;
  /** In seconds. */
  retryAfter?: number;
};

/** In bytes. The longest valid enquiry, all in Bangla (9 bytes per character in an ordinary form POST), needs about 190,000. */
export const bodyLimit = 192 * 1024;

const received = 'Your message has been received.';
/** In seconds: when to try again while the inbox cannot write. */
const storeRetryAfter = 30;
/** The same while it is full, which lasts until a person has tidied it. */
const fullRetryAfter = 3600;

/** Adds the route. It logs one line for each submission, without personal data. */
export async function registerInbox(app: FastifyInstance, config: Config, inbox: Inbox, log: Log): Promise<void> {
  const { accessKey, allowedOrigins, trustProxy } = config;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit }, async (_request: FastifyRequest, body: Buffer) => {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return value;
  });
  await app.register(formbody, { bodyLimit });
  // Files are no part of either form. A few fields more than a form has, so that the sender is told which one is unknown.
  await app.register(multipart, { attachFieldsToBody: 'keyValues', limits: { files: 0, fields: 20, fieldSize: bodyLimit } });

  async function outcomeOf({ headers, socket }: FastifyRequest, fields: Fields | undefined): Promise<Outcome> {
    const wait = await inbox.clientLimit(clientAddress(headers, socket.remoteAddress, trustProxy));
    if (!fields) return unreadable;
    if (wait > 0) {
      const isBehindProxy = 'x-forwarded-for' in headers && trustProxy === 0;
      const hint = isBehindProxy ? 'all visitors count as one behind a proxy, set TRUST_PROXY=1' : undefined;
      return limited(wait, 'Too many messages came from your address.', { hint });
    }
    const validation = validate(fields, accessKey);
    if (validation.kind === 'honeypot') return { status: 200, message: received, entry: { result: 'honeypot' } };
    if (validation.kind === 'refused') {
      const { reason, ...outcome } = validation;
      return { ...outcome, entry: { result: 'refused', reason, fields: outcome.invalidFields.join(' ') || undefined } };
    }
    // Last, so that only what would be stored uses up what all visitors share.
    const siteWait = await inbox.siteLimit('site');
    if (siteWait > 0) return limited(siteWait, 'Many messages are arriving at the moment.', { reason: 'site' });
    try {
      const { form } = validation.submission;
      const id = await inbox.store.add(validation.submission);
      return { status: 200, message: received, entry: id === undefined ? { result: 'repeated', form } : { result: 'stored', form, id } };
    } catch (error) {
      const entry = { result: 'failed', cause: reasonOf(error) } as const;
      if (error instanceof FullError) {
        const message = 'Our inbox is full at the moment. Please tell us by email or phone that the form does not work.';
        return { status: 507, message, entry, retryAfter: fullRetryAfter };
      }
      return { status: 503, message: 'Your message could not be stored. Please try again.', entry, retryAfter: storeRetryAfter };
    }
  }

  function respond({ headers }: FastifyRequest, reply: FastifyReply, outcome: Outcome): FastifyReply {
    const { status, message, entry, invalidFields = [], fields = {}, retryAfter } = outcome;
    log[status >= 500 ? 'error' : 'info']({ event: 'inbox', status, ...entry });
    reply.code(status);
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    if (!wantsPage(headers)) return reply.send({ success: status === 200, message });
    if (status !== 200) {
      reply.header('content-security-policy', failurePolicy).type('text/html; charset=utf-8');
      return reply.send(failurePage({ message, invalidFields, fields }).text);
    }
    return reply.redirect(`${allowedOrigins.includes(headers.origin ?? '') ? headers.origin : ''}/thank-you`, 303);
  }

  app.addHook('onRequest', async (request, reply) => {
    const { headers, method } = request;
    reply.headers({ 'cache-control': 'no-store', vary: 'Origin' });
    if (headers.origin !== undefined && allowedOrigins.includes(headers.origin)) {
      reply.header('access-control-allow-origin', headers.origin);
    }
    if (method !== 'POST') return undefined;
    if (!isAllowedOrigin(headers, allowedOrigins)) return respond(request, reply, foreign);
    // The parsers look at neither: a multipart form is read piece by piece, and what is compressed is no JSON to them.
    if (Number(headers['content-length']) > bodyLimit) return respond(request, reply, tooLarge);
    return /^(?:identity)?$/i.test(headers['content-encoding'] ?? '') ? undefined : respond(request, reply, compressed);
  });
  // What goes wrong before the handler runs is the body's fault.
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
    return respond(request, reply, status === 413 ? tooLarge : status === 415 ? wrongType : unreadable);
  });
  app.post(defaultEndpoint, async (request, reply) => {
    const fields = fieldsOf(request);
    return respond(request, reply, { ...(await outcomeOf(request, fields)), fields });
  });
  app.options(defaultEndpoint, ({ headers }, reply) => {
    if (!isAllowedOrigin(headers, allowedOrigins)) return reply.code(403).send();
    const grant = { methods: 'POST', headers: 'Content-Type, Accept', 'max-age': '86400' };
    for (const [name, value] of Object.entries(grant)) reply.header(`access-control-${name === 'max-age' ? name : `allow-${name}`}`, value);
    return reply.code(204).header('allow', 'POST, OPTIONS').send();
  });
}

const foreign = refusal(403, 'origin', 'This form may not be sent from another site.');
const wrongType = refusal(415, 'type', 'Send the form as application/json or as an ordinary form POST.');
const compressed = refusal(415, 'type', 'Send the form without compression.');
const tooLarge = refusal(413, 'size', 'The submission is too large. Please shorten your message.');
const unreadable = refusal(400, 'unreadable', 'The submission could not be read.');

function refusal(status: Outcome['status'], reason: string, message: string): Outcome {
  return { status, message, entry: { result: 'refused', reason } };
}

/**
 * A browser sends the page's origin with every POST. If it is neither the site's own nor allowed, another site uses the
 * visitor's browser. A request without an origin is not from a browser, so it cannot misuse a visitor's cookies.
 */
function isAllowedOrigin(headers: IncomingHttpHeaders, allowedOrigins: readonly string[]): boolean {
  const { origin } = headers;
  if (origin === undefined || allowedOrigins.includes(origin)) return true;
  // Set by the browser, so a page cannot forge it. It is also right behind a proxy that rewrites the host.
  if (headers['sec-fetch-site'] === 'same-origin') return true;
  const site = URL.parse(`${URL.parse(origin)?.protocol}//${headers.host}`);
  return site?.origin === origin;
}

/** Undefined where the body is none of a form. Browsers send line breaks of an ordinary form as CRLF. */
function fieldsOf({ headers, body }: FastifyRequest): Fields | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const fields: [string, unknown][] = Object.entries(body);
  const isPost = isFormPost(headers);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, isPost && typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : value]),
  );
}

/** @param wait - in seconds, at least 1. */
function limited(wait: number, reason: string, entry: Omit<Outcome['entry'], 'result'>): Outcome {
  const time = wait > 90 ? `${Math.ceil(wait / 60)} minutes` : `${wait} ${wait === 1 ? 'second' : 'seconds'}`;
  const message = `${reason} Please try again in ${time}.`;
  return { status: 429, message, entry: { result: 'limited', ...entry }, retryAfter: wait };
}

/** Whether the content type is one of an ordinary form. */
function isFormPost(headers: IncomingHttpHeaders): boolean {
  return /^\s*(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i.test(headers['content-type'] ?? '');
}

/** True for an ordinary form; a script sends JSON or accepts it. */
function wantsPage(headers: IncomingHttpHeaders): boolean {
  const accept = headers.accept ?? '';
  return accept.includes('text/html') || (isFormPost(headers) && !accept.includes('json'));
}
