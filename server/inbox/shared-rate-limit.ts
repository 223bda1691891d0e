/**
 * The rate limit of several servers together (rate-limit.ts is that of one): the same token buckets, in PostgreSQL.
 * Addresses are personal data: only a digest of each is stored, and deleted as soon as its bucket is full again.
 */
import { hash } from 'node:crypto';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { clientKey, type RateLimit, type RateLimitSettings } from './rate-limit.ts';

/** In ms: how often full buckets are deleted. */
const cleanUpInterval = 60_000;

/** In ms since 1970, by the clock that all servers share. */
const databaseNow = '(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT';
/** What is in the bucket now, in ms: it grows by one each ms, up to $2. */
const balance = `LEAST($2::FLOAT8, rate_limits.balance + GREATEST(0, ${databaseNow} - rate_limits.at))`;
/** One statement, so that two servers never take the same token. $3 is what one token costs. */
const takeToken = `INSERT INTO rate_limits (client, balance, granted, missing, at) VALUES ($1, $2::FLOAT8 - $3::FLOAT8, TRUE, 0, ${databaseNow})
  ON CONFLICT (client) DO UPDATE SET
    balance = ${balance} - CASE WHEN ${balance} >= $3 THEN $3 ELSE 0 END,
    granted = ${balance} >= $3,
    missing = GREATEST(0, $3 - ${balance}),
    at = ${databaseNow}
  RETURNING granted, missing`;

const Taken = v.object({ granted: v.boolean(), missing: v.number() });

/** @param name - of this limit, so that several can be in one table. */
export function createSharedRateLimit(database: Database, name: string, { burst, perMinute }: RateLimitSettings): RateLimit {
  if (burst === 0 || perMinute === 0) return { take: async () => 0 };
  /** In ms. */
  const tokenCost = 60_000 / perMinute;
  const fullBucket = burst * tokenCost;
  let cleanedUp = -Infinity;

  async function cleanUp(): Promise<void> {
    if (performance.now() - cleanedUp < cleanUpInterval) return;
    cleanedUp = performance.now();
    await database.all(`DELETE FROM rate_limits WHERE client LIKE $1 AND at < ${databaseNow} - $2`, [`${name}:%`, Math.ceil(fullBucket)]);
  }

  return {
    /** While the database is away this grants everything: the submission is then refused because it cannot be stored. */
    async take(address) {
      const client = `${name}:${hash('sha256', clientKey(address), 'base64url')}`;
      try {
        const [row] = await database.all(takeToken, [client, fullBucket, tokenCost]);
        await cleanUp();
        const { granted, missing } = v.parse(Taken, row);
        return granted ? 0 : Math.ceil(missing / 1000);
      } catch (error) {
        if (database.isAway(error)) return 0;
        throw error;
      }
    },
  };
}
