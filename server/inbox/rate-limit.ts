/** Limits how much one visitor may send, or all together: in memory, or in the database that several servers share. */
import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { clockSkew, type Database } from '../database/database.ts';

/**
 * Gives a function that takes one message of a client's share, and gives 0 or the whole seconds until the next one may be sent.
 * @param name - of this limit, so that several can be in one table.
 * @param limit - `burst` at once, which is within a minute, and `perMinute` on average of an hour. If either is 0, there is no limit.
 * @param shared - the database of several servers. While it cannot be used all is granted: the message is refused then anyway.
 */
export function createRateLimit(name: string, { burst, perMinute }: Config['rateLimit'], shared?: Database) {
  if (burst === 0 || perMinute === 0) return async () => 0;
  const limits = [
    { points: burst, duration: 60 },
    { points: Math.max(1, Math.round(perMinute * 60)), duration: 3600 },
  ].map((limit) => {
    const options = { ...limit, keyPrefix: `${name} ${limit.duration}` };
    if (!shared) return new RateLimiterMemory(options);
    const query = async ({ text, values }: { text: string; values: (string | number)[] }) => ({ rows: await shared.all(text, values) });
    return new RateLimiterPostgres({
      ...options,
      storeClient: { query },
      storeType: 'client',
      tableName: 'visitor_limits',
      tableCreated: true,
    });
  });
  return async (client: string): Promise<number> => {
    // An address is personal data, and the table of a database lasts.
    const key = hash('sha256', clientKey(client), 'base64url');
    for (const limit of limits) {
      try {
        await limit.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) return 0;
        // Counted while the clock was ahead.
        if (refusal.msBeforeNext > limit.duration * 1000 + clockSkew) await limit.delete(key);
        else return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    }
    return 0;
  };
}

/**
 * Behind `proxies` proxies, each of which adds the address that it was asked from at the right of X-Forwarded-For, the client
 * is that many entries from the right. Some add a port, which changes with each connection. What is no address is ignored, so
 * that nobody can invent clients.
 */
export function clientAddress(headers: IncomingHttpHeaders, socketAddress: string | undefined, proxies: number): string {
  const entries = String(headers['x-forwarded-for'] ?? '').split(',');
  const entry = proxies > 0 ? (entries.at(-proxies)?.trim() ?? '') : '';
  const forwarded = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(forwarded) > 0 ? forwarded : (socketAddress ?? 'unknown');
}

/** The client for an address. An internet subscriber has a whole /64 of IPv6 addresses, so the first four groups are the client. */
export function clientKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [before = [], after = []] = address
    .toLowerCase()
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after].slice(0, 4).join(':');
}
