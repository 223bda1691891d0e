import { expect, test } from 'vitest';
import { clientAddress } from './client.ts';

const socket = '127.0.0.1';

test.each([
  ['203.0.113.9, 192.0.2.1', '192.0.2.1'],
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]:50123', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  // Not written by a proxy: whatever it is, it makes no new client.
  ['192.0.2.1, somebody', socket],
  ['unknown', socket],
  ['', socket],
])('behind a trusted proxy, X-Forwarded-For: %s is the client %s', (header, client) => {
  const headers = new Headers({ 'x-forwarded-for': header });
  expect(clientAddress(headers, socket, true)).toBe(client);
  expect(clientAddress(headers, socket, false)).toBe(socket);
});

test('without the header, or after the connection has gone, there is still a client to count', () => {
  expect(clientAddress(new Headers(), socket, true)).toBe(socket);
  expect(clientAddress(new Headers(), undefined, true)).toBe('unknown');
});
