/** The settings of `npm start`, from environment variables. Each has a default, so a new machine needs none. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { site } from '#content/site.ts';
import { defaultAccessKey } from '#lib/form-rules.ts';
import type { RateLimitSettings } from './inbox/rate-limit.ts';
import type { LogFormat } from './log.ts';
import { type MailSettings, readMailSettings } from './mail/settings.ts';
import { StartError } from './errors.ts';
import { type Environment, number } from './environment.ts';

/** A database of PostgreSQL, or a folder for the file of SQLite. */
export type DatabaseSettings = { url: string } | { folder: string };

export type Config = {
  /** 0: the system chooses a free port. */
  port: number;
  /** `localhost`: only this machine, at both loopback addresses. */
  host: string;
  siteDir: string;
  /** Where the inbox is. */
  database: DatabaseSettings;
  /** Undefined: nobody is told of a message. */
  mail: MailSettings | undefined;
  accessKey: string;
  /** Other origins that may submit, for a site on a CDN that uses this server as its inbox. */
  allowedOrigins: readonly string[];
  /** How many proxies are in front: the visitor is that many entries from the right in X-Forwarded-For. */
  trustProxy: number;
  /** For each client. */
  rateLimit: RateLimitSettings;
  /** The same for all clients together. */
  siteRateLimit: RateLimitSettings;
  /** The most that the inbox may hold, in bytes. */
  maxInboxSize: number;
  /** Messages are deleted when they are older; 0 keeps all. */
  retentionMonths: number;
  logFormat: LogFormat;
};

const root = resolve(import.meta.dirname, '..');

/** @throws {StartError} with the name of the first invalid variable and the expected value. */
export function readConfig(env: Environment): Config {
  const rateLimit = {
    burst: number(env, 'RATE_LIMIT_BURST', 5, 1_000_000),
    // Twenty an hour.
    perMinute: number(env, 'RATE_LIMIT_PER_MINUTE', 20 / 60, 1_000_000, /^\d{1,7}(\.\d{1,4})?$/),
  };
  // Whoever switches the limit for one client off wants none at all, unless this one is set too.
  const isLimited = rateLimit.burst > 0 && rateLimit.perMinute > 0;
  const sitePerMinute = number(env, 'RATE_LIMIT_SITE_PER_MINUTE', isLimited ? 300 : 0, 1_000_000);
  return {
    port: number(env, 'PORT', 3000, 65_535),
    host: env.HOST?.trim() || 'localhost',
    siteDir: siteDir(env),
    database: readDatabaseSettings(env),
    mail: readMailSettings(env),
    accessKey: env.FORM_ACCESS_KEY || defaultAccessKey,
    allowedOrigins: origins(env),
    trustProxy: number(env, 'TRUST_PROXY', 0, 10),
    rateLimit,
    siteRateLimit: { burst: sitePerMinute, perMinute: sitePerMinute },
    maxInboxSize: readMaxInboxSize(env),
    retentionMonths: number(env, 'RETENTION_MONTHS', site.monthsKept, 1200),
    logFormat: logFormat(env),
  };
}

/**
 * `DATABASE_URL`; without it the folder `DATA_DIR`, or `data` in the project.
 * @throws {StartError}
 */
export function readDatabaseSettings(env: Environment): DatabaseSettings {
  const text = env.DATABASE_URL?.trim();
  if (!text) return { folder: dataDir(env) };
  const url = URL.parse(text);
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname && url.pathname.length > 1) return { url: text };
  // Without what was found: it contains a password.
  throw new StartError('DATABASE_URL: expected postgres://user:password@host:5432/database, or nothing for a file in DATA_DIR');
}

/** The folder for the file of SQLite: `DATA_DIR`, or `data` in the project. */
export function dataDir(env: Environment): string {
  return env.DATA_DIR ? resolve(env.DATA_DIR) : join(root, 'data');
}

/** `INBOX_MAX_MB`, in bytes. */
export function readMaxInboxSize(env: Environment): number {
  return number(env, 'INBOX_MAX_MB', 1024, 1_000_000) * 1024 ** 2;
}

function siteDir(env: Environment): string {
  const folder = env.SITE_DIR ? resolve(env.SITE_DIR) : join(root, 'dist/current');
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new StartError(`SITE_DIR: expected a folder with the built site, found no index.html in ${folder}. Build it first: npm run build`);
}

function logFormat(env: Environment): LogFormat {
  const value = env.LOG_FORMAT?.trim() || 'text';
  if (value === 'text' || value === 'json') return value;
  throw new StartError(`LOG_FORMAT: expected text or json, found ${JSON.stringify(value)}`);
}

function origins(env: Environment): string[] {
  const entries = (env.ALLOWED_ORIGINS ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.map((entry) => {
    const url = URL.parse(entry);
    if (url && /^https?:$/.test(url.protocol) && (entry === url.origin || entry === `${url.origin}/`)) return url.origin;
    throw new StartError(
      `ALLOWED_ORIGINS: expected origins such as https://www.example.com, separated by commas, found ${JSON.stringify(entry)}`,
    );
  });
}
