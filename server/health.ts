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

type Health = { status: 'ok' } | { status: 'unavailable'; reason: string };

/**
 * Logs each change, with what the inbox says of it; the answer tells strangers less.
 *
 * @param now - ms of a clock that never runs backwards.
 */
export function createHealthCheck(store: Pick<Store, 'check'>, log: Log, now = () => performance.now()): RouteHandlerMethod {
  let latest: { health: Promise<Health>; at: number } | undefined;
  let wasHealthy = true;

  async function check(): Promise<Health> {
    try {
      await inTime('the inbox', checkTimeout, store.check());
      if (!wasHealthy) log.info({ event: 'health', result: 'ok' }, 'The inbox can write again.');
      wasHealthy = true;
      return { status: 'ok' };
    } catch (error) {
      if (wasHealthy) log.error({ event: 'health', result: 'unavailable', cause: reasonOf(error) });
      wasHealthy = false;
      return { status: 'unavailable', reason: 'The inbox cannot write. The log says why.' };
    }
  }

  return async (_request, reply) => {
    if (!latest || now() - latest.at >= maxAge) latest = { health: check(), at: now() };
    const health = await latest.health;
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    return reply.code(health.status === 'ok' ? 200 : 503).send(health);
  };
}
