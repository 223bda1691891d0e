import type { IncomingMessage } from 'node:http';

/**
 * The address that a request is for; null where it or the host is not valid.
 *
 * @param url - as it was sent, which is a path or, to a proxy, a whole address.
 */
export function requestedAddress(url: string, { host = 'localhost' }: IncomingMessage['headers']): URL | null {
  if (/[/?#@\\]/.test(host)) return null;
  return URL.parse(url.startsWith('/') ? `http://${host}${url}` : url);
}
