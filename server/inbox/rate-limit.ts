/**
 * Limits how much one client may send, or all together: one token bucket per client, in memory. A restart fills all of them.
 * That is enough, because nobody outside can cause one, and what a sender gains by it is one burst more.
 */
import { isIPv6 } from 'node:net';

export type RateLimit = {
  /** Takes one token from the client's bucket. Gives 0, or the whole seconds until the next token. Asynchronous for limits that several servers share. */
  take: (client: string) => Promise<number>;
};

/** The most buckets in memory. When there are more, the one that was unused for the longest time is removed. */
const maxBuckets = 10_000;

/** A client may send `burst` at once and on average `perMinute`. If either is 0, there is no limit. */
export type RateLimitSettings = { burst: number; perMinute: number };

/** @param now - ms of a clock that never runs backwards. */
export function createRateLimit({ burst, perMinute }: RateLimitSettings, now = () => performance.now()): RateLimit {
  if (burst === 0 || perMinute === 0) return { take: async () => 0 };
  /** One token, in ms. Balances are in ms too: they grow by one each ms, up to `burst` tokens. */
  const tokenCost = 60_000 / perMinute;
  const buckets = new Map<string, { balance: number; at: number }>();

  return {
    async take(address) {
      const client = clientKey(address);
      const at = now();
      const bucket = buckets.get(client);
      const balance = bucket ? Math.min(burst * tokenCost, bucket.balance + at - bucket.at) : burst * tokenCost;
      const granted = balance >= tokenCost;
      // Deleted and set again, so that the map is ordered by last use.
      buckets.delete(client);
      buckets.set(client, { balance: granted ? balance - tokenCost : balance, at });
      const [oldest] = buckets.keys();
      if (buckets.size > maxBuckets && oldest !== undefined) buckets.delete(oldest);
      return granted ? 0 : Math.ceil((tokenCost - balance) / 1000);
    },
  };
}

/** The client for an address. An internet subscriber has a whole /64 of IPv6 addresses, so the first four groups are the client. */
export function clientKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
