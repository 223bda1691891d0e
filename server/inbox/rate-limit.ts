/** How much one client may send: a token bucket each, in memory. A restart forgives everybody. */
import { isIPv6 } from 'node:net';

export type RateLimit = {
  /** Takes one token of the client's. Gives 0, or the whole seconds until there is one. */
  take: (client: string) => number;
};

/** Buckets kept at the same time; the one unused for longest makes room. */
const maximum = 10_000;

/** @param now - milliseconds of a clock that never runs backwards. */
export function createRateLimit({ burst, perMinute }: { burst: number; perMinute: number }, now = () => performance.now()): RateLimit {
  if (burst === 0 || perMinute === 0) return { take: () => 0 };
  /** A token, counted as the milliseconds it takes to earn it. */
  const token = 60_000 / perMinute;
  const buckets = new Map<string, { earned: number; at: number }>();

  return {
    take(address) {
      const client = clientKey(address);
      const at = now();
      const bucket = buckets.get(client);
      const earned = bucket ? Math.min(burst * token, bucket.earned + at - bucket.at) : burst * token;
      const granted = earned >= token;
      // Set anew, so that the map's order is that of last use.
      buckets.delete(client);
      buckets.set(client, { earned: granted ? earned - token : earned, at });
      const [oldest] = buckets.keys();
      if (buckets.size > maximum && oldest !== undefined) buckets.delete(oldest);
      return granted ? 0 : Math.ceil((token - earned) / 1000);
    },
  };
}

/** One subscriber owns a whole /64 of IPv6 addresses, so its first four groups are the client. IPv4 stands for itself. */
export function clientKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
