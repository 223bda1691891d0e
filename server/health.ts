/** `GET /healthz`, for monitors: 200 only while the inbox can write, otherwise 503 with the reason in words. */
import type { Handler } from 'hono';
import type { Store } from './inbox/store.ts';
import type { Log } from './log.ts';
import { reasonOf } from './reason.ts';

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
export function createHealthCheck(store: Pick<Store, 'check'>, log: Log, now = () => performance.now()): Handler {
  let latest: { health: Promise<Health>; at: number } | undefined;
  let wasHealthy = true;

  async function check(): Promise<Health> {
    try {
      await within(checkTimeout, store.check());
      if (!wasHealthy) log({ event: 'health', result: 'ok', message: 'The inbox can write again.' });
      wasHealthy = true;
      return { status: 'ok' };
    } catch (error) {
      if (wasHealthy) log({ event: 'health', level: 'error', result: 'unavailable', cause: reasonOf(error) });
      wasHealthy = false;
      return { status: 'unavailable', reason: 'The inbox cannot write. The log says why.' };
    }
  }

  return async (c) => {
    if (!latest || now() - latest.at >= maxAge) latest = { health: check(), at: now() };
    const health = await latest.health;
    return c.json(health, health.status === 'ok' ? 200 : 503, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  };
}

/** Rejects if the work takes longer than `timeout`, in ms. */
async function within(timeout: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeout} ms`)), timeout);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
