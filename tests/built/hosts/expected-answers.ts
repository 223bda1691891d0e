/** What a host has to answer: one table, of the tests' own site. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityHeaders } from '#lib/built-site.ts';
import { pageFiles, pathOf } from '../../support/built-pages.ts';
import { dotted, former } from './site-for-hosts.ts';

/** What a request is about. A host that cannot do one of them says so (hosts.test.ts). */
export type Kind =
  | 'page'
  | 'file'
  | 'slash'
  | 'file name'
  | 'letter case'
  | 'Unicode form'
  | 'former address'
  | 'slash after a former address'
  | 'unknown address'
  | 'folder'
  | 'page for what is unknown'
  | 'slash after an unknown address'
  | 'slash after an unknown entry'
  | 'long address'
  | 'unknown entry'
  | 'below an unknown entry'
  | 'doubled slash'
  | 'encoded slash'
  | 'file for hosts'
  | 'no address';

export type Expected = {
  kind: Kind;
  /** As a browser sends it, with the query. */
  path: string;
  /** 301 means any permanent redirect. 400: a host may take it for an unknown address instead. */
  status: 200 | 301 | 404 | 400;
  /** The file of the site that is the answer's body. */
  file?: string;
  /** Where it redirects to, in any encoding. */
  location?: string;
  headers?: Readonly<Record<string, string | undefined>>;
};

export const pageHeaders = Object.fromEntries(
  [...securityHeaders, ['Cross-Origin-Resource-Policy', 'same-origin'] as const, ['Cache-Control', 'no-cache'] as const].map(
    ([name, value]) => [name.toLowerCase(), value],
  ),
);
const html = { ...pageHeaders, 'content-type': 'text/html; charset=utf-8' };
const lost = { 'content-type': html['content-type'], 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' };
/** A name that no file system takes. */
const long = 'x'.repeat(300);
const forOthers = { 'cross-origin-resource-policy': undefined, 'cache-control': 'no-cache' };

export function expectedAnswers(folder: string): Expected[] {
  const asset = readdirSync(join(folder, 'assets')).find((file) => file.endsWith('.js'));
  const [preview] = readdirSync(join(folder, 'social'));
  const address = (path: string) => path.split('/').map(encodeURIComponent).join('/');
  const moved = (kind: Kind, path: string, location: string): Expected => ({ kind, path, status: 301, location });
  const missing = (kind: Kind, file: string, ...paths: string[]): Expected[] =>
    paths.map((path) => ({ kind, path, status: 404, file, headers: lost }));
  const file = (path: string, type: string, headers: Expected['headers'] = forOthers): Expected => ({
    kind: 'file',
    path,
    status: 200,
    file: path.slice(1),
    headers: { ...headers, 'content-type': type },
  });
  const job = '/company/career/circular/Backend%20Developer';
  return [
    ...pageFiles(folder).map((name): Expected => ({ kind: 'page', path: address(pathOf(name)), status: 200, file: name, headers: html })),
    ...['/services?from=mail', `/services?long=${'x'.repeat(7000)}`, '/services?x=%00&y=%2f..%2f', '/%73ervices'].map((path): Expected => ({
      kind: 'page',
      path,
      status: 200,
      file: 'services.html',
      headers: html,
    })),

    // As browsers send it.
    {
      kind: 'page',
      path: '/company/career/circular/C++%20Developer',
      status: 200,
      file: 'company/career/circular/C++ Developer.html',
      headers: html,
    },

    file(`/assets/${asset}`, 'javascript', { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' }),
    file('/data/posts.js', 'javascript', pageHeaders),
    file('/feed.xml', 'application/atom+xml; charset=utf-8'),
    file('/favicon.svg', 'image/svg+xml'),
    file(`/social/${preview}`, 'image/png'),
    file('/.well-known/security.txt', 'text/plain; charset=utf-8', pageHeaders),

    moved('slash', '/services/', '/services'),
    moved('slash', '/company/blog/?a=1&a=2&b=%2f+%E0%A6%95', '/company/blog?a=1&a=2&b=%2f+%E0%A6%95'),
    moved('slash', `${address('/company/blog/শাড়ি & shari')}/`, '/company/blog/শাড়ি & shari'),
    moved('slash', `/${address(dotted)}/`, `/${dotted}`),
    moved('file name', '/services.html', '/services'),
    moved('file name', '/company/blog/Plain%20post%20number%201.html', '/company/blog/Plain post number 1'),
    moved('file name', '/index.html?a=1', '/?a=1'),
    moved('letter case', `${job.toLowerCase()}?x=1`, `${decodeURIComponent(job)}?x=1`),
    moved('letter case', job.toUpperCase().replace('/COMPANY/CAREER/CIRCULAR', '/company/career/circular'), decodeURIComponent(job)),
    moved('letter case', '/company/career/circular/.net%20developer', `/${dotted}`),
    moved('letter case', '/company/career/circular/old%20name', decodeURIComponent(job)),
    moved('letter case', `${job.toLowerCase()}/`, decodeURIComponent(job)),
    moved('letter case', '/SERVICES', '/services'),
    moved('letter case', '/company/aboutus?x=1', '/company/aboutUs?x=1'),
    moved('letter case', '/Company/AboutUs/', '/company/aboutUs'),
    moved('letter case', '/Company/Blog', '/company/blog'),
    ...['/company/blog/শাড়ি & shari', '/company/blog/শাড়ি (নতুন)'].flatMap((page) =>
      otherForms(page).map((form) => moved('Unicode form', address(form), page)),
    ),
    ...former.flatMap(({ from, to }) => [
      moved('former address', `${from}?x=1`, `${decodeURIComponent(to)}?x=1`),
      moved('slash after a former address', `${from}/?x=1`, `${decodeURIComponent(to)}?x=1`),
    ]),

    ...missing(
      'unknown address',
      '404.html',
      '/nowhere',
      '/a/b/c',
      '/assets/gone.js',
      '/robots.txt/x',
      '/services/nothing',
      '/contact/nothing',
    ),
    ...missing('unknown address', '404.html', '/%E0%A6%95', '/%ff', '/constructor', '/toString', '/Company/blog/Plain%20post%20number%201'),
    ...missing('folder', '404.html', '/company', '/company/', '/assets', '/company/career/circular', '/company/career/circular/'),
    ...missing('page for what is unknown', '404.html', '/404', '/404.html', '/404/', '/404.html/'),
    ...missing('page for what is unknown', 'company/blog/404.html', '/company/blog/404', '/company/blog/404.html', '/company/blog/404/'),
    ...missing('slash after an unknown address', '404.html', '/nowhere/'),
    ...missing('slash after an unknown entry', 'company/blog/404.html', '/company/blog/nothing/'),
    ...missing('long address', '404.html', `/${long}`, `/${long}/below`, `/${long}.html`),
    ...missing('long address', 'company/blog/404.html', `/company/blog/${long}`, `/company/blog/${'%E0%A6%95'.repeat(100)}`),
    ...missing('unknown entry', 'company/blog/404.html', '/company/blog/nothing', '/company/blog/plain%20post%20number%201'),
    ...missing('unknown entry', 'company/blog/404.html', '/company/blog/%E0%A6%95', '/company/blog/Plain+post+number+1'),
    ...missing('unknown entry', 'portfolio/404.html', '/portfolio/nothing'),
    ...missing('unknown entry', 'company/career/circular/404.html', '/company/career/circular/nothing', '/company/career/circular/.git'),
    ...missing('below an unknown entry', '404.html', '/company/blog/nothing/below', '/portfolio/a/b/c'),
    ...missing('doubled slash', '404.html', '//services', '/company//aboutUs', '//host.example/', '//host.example/x.html'),
    ...missing('file for hosts', '404.html', '/_headers', '/_redirects', '/_redirects.nginx', '/_redirects.json'),
    ...missing('encoded slash', '404.html', '/services%2f', '/company%2Fblog', '/services%5c', '/assets%2F..%2Fservices'),
    ...['/services%00', '/%00', '/%', '/%zz', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd'].map((path): Expected => ({
      kind: 'no address',
      path,
      status: 400,
    })),
  ];
}

/** The forms of Unicode in which the address is spelled otherwise. */
function otherForms(path: string): string[] {
  const oneCharacter = path.normalize().replaceAll('\u09A1\u09BC', '\u09DC');
  return [path.normalize('NFC'), oneCharacter].filter((form) => form !== path);
}

/** What is wrong with an answer, in words; nothing if it is right. */
export function fault(expected: Expected, answer: Answer, folder: string): string[] {
  const { path, status, file, location, headers = {} } = expected;
  const problems: string[] = [];
  if (!(alternatives[status] ?? [status]).includes(answer.status)) problems.push(`status ${answer.status}`);
  const { location: target = '' } = answer.headers;
  if (location !== undefined && plain(target) !== location) problems.push(`leads to '${target}'`);
  if (file !== undefined && !answer.body.equals(readFileSync(join(folder, file)))) problems.push(`its body is not ${file}`);
  for (const [name, value] of Object.entries(headers)) {
    const found = answer.headers[name];
    const isRight = name === 'content-type' ? alike(found).includes(alike(value)) : found === value;
    if (!isRight) problems.push(`${name}: ${found}, expected ${value}`);
  }
  return problems.length > 0 ? [`${path} (${status}): ${problems.join('; ')}`] : [];
}

const alternatives: Readonly<Record<number, number[]>> = { 301: [301, 308], 400: [400, 404] };

export type Answer = { status: number; headers: Readonly<Record<string, string | undefined>>; body: Buffer };

const alike = (type: string | undefined) => String(type).toLowerCase().replaceAll(' ', '');

/** The address that a redirect leads to, decoded. */
function plain(location: string): string {
  const { pathname, search } = new URL(location, 'https://host.example');
  return decodeURIComponent(pathname) + search;
}
