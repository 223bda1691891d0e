/** The settings, from environment variables. Each has a default, so a new machine needs none. */
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { domainToASCII } from 'node:url';
import { site } from '#content/site.ts';
import { defaultAccessKey } from '#lib/form-rules.ts';
import { StartError } from './errors.ts';
import type { LogFormat } from './log.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A database of PostgreSQL, or a folder for the file of SQLite. */
export type DatabaseSettings = { url: string } | { folder: string };

/** What `npm start` needs. */
export type Config = Readonly<ReturnType<typeof readConfig>>;
/** How e-mails are sent, and to whom. */
export type MailSettings = Readonly<NonNullable<ReturnType<typeof readMailSettings>>>;

const root = resolve(import.meta.dirname, '..');

/** @throws {StartError} with the name of the first invalid variable and the expected value. */
export function readConfig(env: Environment) {
  const rateLimit = {
    burst: number(env, 'RATE_LIMIT_BURST', 5, 1_000_000),
    // Twenty an hour.
    perMinute: number(env, 'RATE_LIMIT_PER_MINUTE', 20 / 60, 1_000_000, /^\d{1,7}(\.\d{1,4})?$/),
  };
  // Whoever switches the limit for one client off wants none at all, unless this one is set too.
  const isLimited = rateLimit.burst > 0 && rateLimit.perMinute > 0;
  const sitePerMinute = number(env, 'RATE_LIMIT_SITE_PER_MINUTE', isLimited ? 300 : 0, 1_000_000);
  return {
    /** 0: the system chooses a free port. */
    port: number(env, 'PORT', 3000, 65_535),
    /** `localhost`: only this machine, at both loopback addresses. */
    host: env.HOST?.trim() || 'localhost',
    siteDir: siteDir(env),
    /** Where the inbox is. */
    database: readDatabaseSettings(env),
    /** Undefined: nobody is told of a message. */
    mail: readMailSettings(env),
    accessKey: env.FORM_ACCESS_KEY || defaultAccessKey,
    /** Other origins that may submit, for a site on a CDN that uses this server as its inbox. */
    allowedOrigins: origins(env),
    /** How many proxies are in front: the visitor is that many entries from the right in X-Forwarded-For. */
    trustProxy: number(env, 'TRUST_PROXY', 0, 10),
    /** For each client. */
    rateLimit,
    /** The same for all clients together. */
    siteRateLimit: { burst: sitePerMinute, perMinute: sitePerMinute },
    /** The most that the inbox may hold, in bytes. */
    maxInboxSize: readMaxInboxSize(env),
    /** Messages are deleted when they are older; 0 keeps all. */
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

const mailNames = ['SMTP_URL', 'MAIL_TO', 'MAIL_FROM'] as const;
const smtpExample = 'smtp://user:password@mail.example.com:587, or smtps:// for port 465';

/**
 * Undefined when none of the three is set.
 * @throws {StartError} with the name of the first missing or invalid variable and the expected value; never with the password.
 */
export function readMailSettings(env: Environment) {
  const set = mailNames.filter((name) => env[name]?.trim());
  if (set.length === 0) return undefined;
  const missing = mailNames.find((name) => !set.includes(name));
  if (missing) {
    throw new StartError(`${missing}: missing. E-mail needs SMTP_URL, MAIL_TO and MAIL_FROM; ${set.join(' and ')} alone is not enough`);
  }
  const to = addresses(env, 'MAIL_TO');
  const [from = '', ...others] = addresses(env, 'MAIL_FROM');
  if (others.length) throw new StartError('MAIL_FROM: expected one address, found several');
  return {
    ...mailServer(env.SMTP_URL?.trim() ?? ''),
    /** Who is told of a message. */
    to,
    /** The sender: an address that the mail server may send for. */
    from,
    /** What this server calls itself to the mail server, which often takes no name that is not one of the internet. */
    name: mailName(env, from),
    /** The most e-mails of an hour; what comes beyond is told in one. 0 is no limit. */
    perHour: number(env, 'MAIL_PER_HOUR', 30, 100_000),
  };
}

function mailName(env: Environment, from: string): string {
  const name = env.SMTP_NAME?.trim() || domainToASCII(from.slice(from.lastIndexOf('@') + 1));
  if (/^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\d.]+\])$/i.test(name)) return name;
  throw new StartError(
    `SMTP_NAME: expected the name of this server on the internet, such as www.example.com, found ${JSON.stringify(name)}`,
  );
}

function mailServer(text: string) {
  const url = URL.parse(text);
  const secure = url?.protocol === 'smtps:';
  if (!url || !(secure || url.protocol === 'smtp:') || !url.hostname || !/^\/?$/.test(url.pathname) || url.search || url.hash) {
    throw new StartError(`SMTP_URL: expected ${smtpExample}. Characters such as @ / # in the password are written as %40 %2F %23`);
  }
  if (Boolean(url.username) !== Boolean(url.password)) {
    throw new StartError(`SMTP_URL: expected both a user and a password, or neither: ${smtpExample}`);
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const auth = url.username ? { user: decode(url.username), pass: decode(url.password) } : undefined;
  const local = host === 'localhost' || (isIP(host) !== 0 && /^(127\.|::1$)/.test(host));
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    /** TLS from the first byte (`smtps:`). Otherwise the connection begins without encryption and changes to TLS if the server offers it. */
    secure,
    /** Refuses to go on without TLS: a password never leaves this machine without encryption. */
    requireTLS: !secure && auth !== undefined && !local,
    auth,
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new StartError('SMTP_URL: a % in the user or the password is written as %25');
  }
}

function addresses(env: Environment, name: 'MAIL_TO' | 'MAIL_FROM'): string[] {
  const entries = (env[name] ?? '').split(',').map((entry) => entry.trim());
  for (const entry of entries) {
    if (!isAddress(entry)) {
      const several = name === 'MAIL_TO' ? ', or several with commas between them' : '';
      throw new StartError(`${name}: expected an address such as office@example.com${several}, found ${JSON.stringify(entry)}`);
    }
  }
  return entries;
}

/** One address and nothing that could begin another one or a header. */
export function isAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>(),;:"\\[\]\p{Cc}]+@[^\s@<>(),;:"\\[\]\p{Cc}]+$/u.test(text);
}

/** @throws {StartError} for what is not written as `pattern` says, by default as a whole number, or is above the maximum. */
function number(env: Environment, name: string, fallback: number, maximum: number, pattern = /^\d{1,9}$/): number {
  const value = env[name]?.trim();
  if (!value) return fallback;
  if (pattern.test(value) && Number(value) <= maximum) return Number(value);
  throw new StartError(
    `${name}: expected a ${pattern.test('0.5') ? 'number' : 'whole number'} from 0 to ${maximum}, found ${JSON.stringify(value)}`,
  );
}
