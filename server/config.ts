/** The settings of `npm start`, from environment variables. Each has a default, so a new machine needs none. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defaultAccessKey } from '#lib/form-rules.ts';
import type { RateLimitSettings } from './inbox/rate-limit.ts';
import type { LogFormat } from './log.ts';
import { type MailSettings, readMailSettings } from './mail/settings.ts';
import { type Environment, StartError } from './start-error.ts';

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
  trustProxy: boolean;
  /** For each client. */
  rateLimit: RateLimitSettings;
  /** The same for all clients together. */
  siteRateLimit: RateLimitSettings;
  logFormat: LogFormat;
};

const root = resolve(import.meta.dirname, '..');

/** @throws {StartError} with the name of the first invalid variable and the expected value. */
export function readConfig(env: Environment): Config {
  const rateLimit = {
    burst: number(env, 'RATE_LIMIT_BURST', 20, 1_000_000),
    perMinute: number(env, 'RATE_LIMIT_PER_MINUTE', 20, 1_000_000),
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
    trustProxy: flag(env, 'TRUST_PROXY'),
    rateLimit,
    siteRateLimit: { burst: sitePerMinute, perMinute: sitePerMinute },
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

function siteDir(env: Environment): string {
  const folder = env.SITE_DIR ? resolve(env.SITE_DIR) : join(root, 'dist/client');
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new StartError(`SITE_DIR: expected a folder with the built site, found no index.html in ${folder}. Build it first: npm run build`);
}

function number(env: Environment, name: string, fallback: number, maximum: number): number {
  const value = env[name]?.trim();
  if (!value) return fallback;
  if (/^\d{1,9}$/.test(value) && Number(value) <= maximum) return Number(value);
  throw new StartError(`${name}: expected a whole number from 0 to ${maximum}, found ${JSON.stringify(value)}`);
}

function flag(env: Environment, name: string): boolean {
  const value = env[name]?.trim() || '0';
  if (value === '0' || value === '1') return value === '1';
  throw new StartError(`${name}: expected 1 or 0, found ${JSON.stringify(value)}`);
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
