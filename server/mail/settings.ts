/** The settings of the e-mails: `SMTP_URL`, `MAIL_TO`, `MAIL_FROM`, `SMTP_NAME` and `MAIL_PER_HOUR`. */
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { StartError } from '../errors.ts';
import { type Environment, number } from '../environment.ts';

export type MailSettings = {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`). Otherwise the connection begins without encryption and changes to TLS if the server offers it. */
  secure: boolean;
  /** Refuses to go on without TLS: a password never leaves this machine without encryption. */
  requireTLS: boolean;
  auth: { user: string; pass: string } | undefined;
  /** Who is told of a message. */
  to: readonly string[];
  /** The sender: an address that the mail server may send for. */
  from: string;
  /** What this server calls itself to the mail server, which often takes no name that is not one of the internet. */
  name: string;
  /** The most e-mails of an hour; what comes beyond is told in one. 0 is no limit. */
  perHour: number;
};

const names = ['SMTP_URL', 'MAIL_TO', 'MAIL_FROM'] as const;
const example = 'smtp://user:password@mail.example.com:587, or smtps:// for port 465';

/**
 * Undefined when none of the three is set.
 * @throws {StartError} with the name of the first missing or invalid variable and the expected value; never with the password.
 */
export function readMailSettings(env: Environment): MailSettings | undefined {
  const set = names.filter((name) => env[name]?.trim());
  if (set.length === 0) return undefined;
  const missing = names.find((name) => !set.includes(name));
  if (missing) {
    throw new StartError(`${missing}: missing. E-mail needs SMTP_URL, MAIL_TO and MAIL_FROM; ${set.join(' and ')} alone is not enough`);
  }
  const to = addresses(env, 'MAIL_TO');
  const [from = '', ...others] = addresses(env, 'MAIL_FROM');
  if (others.length) throw new StartError('MAIL_FROM: expected one address, found several');
  return { ...server(env.SMTP_URL?.trim() ?? ''), to, from, name: nameOf(env, from), perHour: number(env, 'MAIL_PER_HOUR', 30, 100_000) };
}

function nameOf(env: Environment, from: string): string {
  const name = env.SMTP_NAME?.trim() || domainToASCII(from.slice(from.lastIndexOf('@') + 1));
  if (/^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\d.]+\])$/i.test(name)) return name;
  throw new StartError(
    `SMTP_NAME: expected the name of this server on the internet, such as www.example.com, found ${JSON.stringify(name)}`,
  );
}

function server(text: string): Pick<MailSettings, 'host' | 'port' | 'secure' | 'requireTLS' | 'auth'> {
  const url = URL.parse(text);
  const secure = url?.protocol === 'smtps:';
  if (!url || !(secure || url.protocol === 'smtp:') || !url.hostname || !/^\/?$/.test(url.pathname) || url.search || url.hash) {
    throw new StartError(`SMTP_URL: expected ${example}. Characters such as @ / # in the password are written as %40 %2F %23`);
  }
  if (Boolean(url.username) !== Boolean(url.password)) {
    throw new StartError(`SMTP_URL: expected both a user and a password, or neither: ${example}`);
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const auth = url.username ? { user: decode(url.username), pass: decode(url.password) } : undefined;
  const local = host === 'localhost' || (isIP(host) !== 0 && /^(127\.|::1$)/.test(host));
  return { host, port: Number(url.port) || (secure ? 465 : 587), secure, requireTLS: !secure && auth !== undefined && !local, auth };
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
