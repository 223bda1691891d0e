/** `GET /healthz`, for monitors: 200 only while the inbox can write, otherwise 503 with the reason in words. */
import type { RouteHandlerMethod } from 'fastify';
import type { Store } from './inbox/store.ts';
import type { Log } from './log.ts';
import { inTime, reasonOf } from './errors.ts';

export const healthPath = '/healthz';

/** In ms: how long an answer holds, so that nobody can wear out the disk by asking. */
const maxAge = 5000;
/** In ms: how long the inbox may take. */
const checkTimeout = 3000;

/**
 * Logs each change, with what the inbox says of it; the answer tells strangers less.
 *
 * @param now - ms of a clock that never runs backwards.
 */
export function createHealthCheck(store: Pick<Store, 'check'>, log: Log, now = () => performance.now()): RouteHandlerMethod {
  let latest: { isHealthy: Promise<boolean>; at: number } | undefined;
  let wasHealthy = true;

  async function check(): Promise<boolean> {
    const cause = await inTime('the inbox', checkTimeout, store.check()).then(() => undefined, reasonOf);
    const isHealthy = cause === undefined;
    if (isHealthy && !wasHealthy) log.info({ event: 'health', result: 'ok' }, 'The inbox can write again.');
    if (!isHealthy && wasHealthy) log.error({ event: 'health', result: 'unavailable', cause });
    wasHealthy = isHealthy;
    return isHealthy;
  }

  return async (_request, reply) => {
    if (!latest || now() - latest.at >= maxAge) latest = { isHealthy: check(), at: now() };
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    if (await latest.isHealthy) return reply.send({ status: 'ok' });
    return reply.code(503).send({ status: 'unavailable', reason: 'The inbox cannot write. The log says why.' });
  };
}
