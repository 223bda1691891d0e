import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

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
