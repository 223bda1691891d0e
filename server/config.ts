/** The settings of `npm start`, from environment variables. Each has a default, so a new machine needs none. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defaultAccessKey } from '#app/features/forms/schema.ts';

export type Config = {
  /** 0: the system chooses a free port. */
  port: number;
  /** `localhost`: only this machine, at both loopback addresses. */
  host: string;
  siteDir: string;
  dataDir: string;
  accessKey: string;
  /** Other origins that may submit, for a site on a CDN that uses this server as its inbox. */
  allowedOrigins: readonly string[];
  trustProxy: boolean;
  /** A client may send `burst` submissions at once and on average `perMinute`. If either is 0, there is no limit. */
  rateLimit: { burst: number; perMinute: number };
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** The server cannot start, for a reason that the person who starts it can fix. The message is one line for that person. */
export class StartError extends Error {}

const root = resolve(import.meta.dirname, '..');

/** @throws {StartError} with the name of the first invalid variable and the expected value. */
export function readConfig(env: Environment): Config {
  return {
    port: number(env, 'PORT', 3000, 65_535),
    host: env.HOST?.trim() || 'localhost',
    siteDir: siteDir(env),
    dataDir: dataDir(env),
    accessKey: env.FORM_ACCESS_KEY || defaultAccessKey,
    allowedOrigins: origins(env),
    trustProxy: flag(env, 'TRUST_PROXY'),
    rateLimit: {
      burst: number(env, 'RATE_LIMIT_BURST', 20, 1_000_000),
      perMinute: number(env, 'RATE_LIMIT_PER_MINUTE', 20, 1_000_000),
    },
  };
}

/** The folder of the inbox: `DATA_DIR`, or `data` in the project. */
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
