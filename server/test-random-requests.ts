/** For tests: requests as nobody's browser sends them, as bytes in Latin-1. */
import fc from 'fast-check';
import { contactBody, quoteBody } from './inbox/test-submissions.ts';

/** What HTTP lets through in a header's value, and in an address. */
const visible = fc.string({ unit: codes(0x20, 0xff).filter((unit) => unit !== '\x7f'), maxLength: 30 });
const compact = fc.string({ unit: codes(0x21, 0x7e), maxLength: 20 });
const anyBytes = fc.string({ unit: codes(0, 0xff), maxLength: 60 });

const method = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('GET', 'GET', 'HEAD', 'POST') },
  fc.constantFrom('OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'CONNECT', 'QUERY', 'PROPFIND', 'PURGE', 'SOURCE', 'get', 'PRI', 'TRACK'),
);

const names = [
  'assets',
  'a.js',
  'a.js.br',
  'services',
  'index.html',
  'services.html',
  '404.html',
  'company',
  'career',
  'circular',
  'Job',
  'job',
  '_headers',
];
const escapes = ['..', '.', '', '%2e%2e', '%00', '%2f', '%5c', '\\', '%', '%zz', '%E0%A4', '%C0%AE', '%ED%A0%80', '%E0%A6%95', '.env'];
const segment = fc.oneof(
  fc.constantFrom(...names),
  fc.constantFrom(...escapes),
  compact,
  fc.string({ unit: 'grapheme', maxLength: 20 }).map(encodeURIComponent),
  fc.integer({ min: 200, max: 9000 }).map((length) => 'x'.repeat(length)),
);
const path = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);
const target = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('/', '/services', '/services/', '/assets/a.js', '/nowhere', '/healthz', '/api/submit') },
  { weight: 3, arbitrary: path },
  { weight: 1, arbitrary: fc.tuple(path, compact).map(([place, query]) => `${place}?${query}`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('*', '?', '#', '/#', '//', '/\\', '/%', 'localhost:80', 'http://', 'http://[', 'http://a:b@c:99999/'),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('http://', 'https://', 'HTTP://', 'ftp://', 'http:/'), compact, path)
      .map((parts) => parts.join('')),
  },
);

const strangeHosts = [
  '',
  'a:99999',
  'a:b',
  '[::1]:3000',
  '[',
  'a/b',
  'a?b',
  'a#b',
  'a@b',
  'a\\b',
  '..',
  '%',
  '%00',
  'xn--',
  '0x7f.1',
  'shop.1',
  '1.2.3.4.5',
  'a b',
  'a,b',
];
const host = fc.oneof({ weight: 8, arbitrary: fc.constant('localhost') }, fc.constantFrom(...strangeHosts), visible);

const encodings = ['br', 'gzip', 'br;q=0', '*;q=0', 'br;q=', ';;;', ',,,', 'br;q=nan', 'identity;q=0', 'BR ; Q=1', 'x'.repeat(5000)];
const tags = ['*', 'W/', '"', '"a', 'W/"a"', ',,,', 'W/W/"a"', `"${'a'.repeat(3000)}"`];
const dates = ['Thu, 99 Foo', '0', '-1', '9'.repeat(30), 'Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT'];
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  'APPLICATION/JSON ; x',
  'application/json; charset=utf-16',
  'text/plain',
  ';',
];
const header = fc.oneof(
  fc.tuple(fc.constant('Content-Type'), fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...types) }, visible)),
  fc.tuple(fc.constant('Accept-Encoding'), fc.oneof(fc.constantFrom(...encodings), visible)),
  fc.tuple(fc.constant('If-None-Match'), fc.oneof(fc.constantFrom(...tags), visible)),
  fc.tuple(fc.constantFrom('If-Modified-Since', 'If-Unmodified-Since', 'If-Range'), fc.oneof(fc.constantFrom(...dates), visible)),
  fc.tuple(fc.constant('Content-Encoding'), fc.constantFrom('gzip', 'br', 'identity', 'deflate, gzip', '?')),
  fc.tuple(fc.constantFrom('Origin', 'Referer', 'Accept', 'Range', 'Cookie', 'X-Forwarded-For', 'X-Forwarded-Proto', '__proto__'), visible),
  fc.tuple(fc.constantFrom('Accept', 'accept', 'ACCEPT'), fc.constantFrom('text/html', 'application/json', '')),
);
/** These change how the request is read, so most requests have none of them. */
const framing = fc.oneof(
  fc.tuple(fc.constant('Host'), host),
  fc.tuple(fc.constant('Content-Length'), fc.constantFrom('0', '3', '-1', '1e3', '0x10', '9'.repeat(20), '200000', '+1', '1, 1', '')),
  fc.tuple(
    fc.constant('Transfer-Encoding'),
    fc.constantFrom('chunked', 'gzip, chunked', 'chunked, gzip', 'identity', 'xchunked', 'chunked\t'),
  ),
  fc.tuple(fc.constant('Expect'), fc.constantFrom('100-continue', '200-ok', '')),
  fc.tuple(
    fc.constantFrom('Connection', 'Upgrade', 'HTTP2-Settings'),
    fc.constantFrom('close', 'keep-alive', 'upgrade', 'h2c', 'websocket', 'host'),
  ),
);

const changes = fc.dictionary(fc.constantFrom('name', 'email', 'subject', 'botcheck', '__proto__', 'x'), fc.oneof(visible, fc.jsonValue()));
const changed = fc.tuple(fc.constantFrom(quoteBody, contactBody), changes).map(([valid, others]) => merge(valid, others));
const json = changed.map((fields) => Buffer.from(JSON.stringify(fields)).toString('latin1'));
const urlEncoded = changed.map((fields) => {
  const texts = Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
  return new URLSearchParams(texts).toString();
});
const multipart = fc
  .tuple(fc.constantFrom('x', 'y', ''), visible, anyBytes)
  .map(
    ([boundary, name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--${boundary}--\r\n`,
  );
const oddities = ['', '[]', 'null', '1', '{', '['.repeat(100_000), 'a=1&'.repeat(40_000), '\x1f\x8b\x08\0\0', 'a'.repeat(200_000)];
const body = fc.oneof(json, urlEncoded, multipart, fc.constantFrom(...oddities), anyBytes);
const chunks = fc
  .tuple(fc.constantFrom('3', '3;x=y', 'f'.repeat(18), '-1', 'z', '0', `3;${'x'.repeat(20_000)}`), fc.constantFrom('abc', 'ab', ''))
  .map(([size, data]) => `${size}\r\n${data}\r\n0\r\n\r\n`);

const version = fc.oneof(
  { weight: 12, arbitrary: fc.constant('HTTP/1.1') },
  fc.constantFrom('HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.10', 'http/1.1', ''),
);

/** A request as a text; the body's length is announced unless the framing says something else. */
function written(start: string, lines: string[][], content: string): string {
  const isFramed = lines.some(([name]) => name === 'Content-Length' || name === 'Transfer-Encoding');
  const all = isFramed ? lines : [...lines, ['Content-Length', String(content.length)]];
  return `${start}\r\n${all.map((line) => `${line.join(': ')}\r\n`).join('')}\r\n${content}`;
}

const request = fc
  .tuple(
    method,
    target,
    version,
    host,
    fc.array(header, { maxLength: 5 }),
    fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, framing),
    body,
    chunks,
  )
  .map(([verb, address, protocol, name, headers, frame, content, chunked]) => {
    const lines = [['Host', name], ...headers, ...(frame.length > 0 ? [[...frame]] : [])];
    return written(`${verb} ${address} ${protocol}`, lines, frame[0] === 'Transfer-Encoding' ? chunked : content);
  });

const submission = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.tuple(fc.constant('application/json'), json) },
      fc.tuple(fc.constant('application/x-www-form-urlencoded'), urlEncoded),
      fc.tuple(fc.constant('multipart/form-data; boundary=x'), multipart),
      fc.tuple(fc.constantFrom(...types), body),
    ),
    // Most of them without headers, which are often reason enough to refuse the message unread.
    fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(header, { maxLength: 3 })),
  )
  .map(([[type, content], headers]) =>
    written('POST /api/submit HTTP/1.1', [['Host', 'localhost'], ['Content-Type', type], ...headers], content),
  );

/** Mostly requests with strange parts; some broken off, some with bytes put in, some that are no request at all. */
export const randomRequest: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: request },
  { weight: 3, arbitrary: submission },
  { weight: 1, arbitrary: fc.tuple(request, fc.nat()).map(([whole, end]) => whole.slice(0, end % whole.length)) },
  {
    weight: 2,
    arbitrary: fc.tuple(request, fc.nat(), anyBytes).map(([whole, place, bytes]) => {
      const at = place % Math.min(whole.length, 200);
      return whole.slice(0, at) + bytes + whole.slice(at);
    }),
  },
  { weight: 1, arbitrary: anyBytes },
);

function codes(min: number, max: number): fc.Arbitrary<string> {
  return fc.integer({ min, max }).map((code) => String.fromCharCode(code));
}

/** Unlike Object.assign, it takes a field called __proto__ for one like any other. */
function merge(fields: object, others: object): object {
  return { ...fields, ...others };
}
