/**
 * Hosts that cannot run here, by what their documents say: which file they answer an address with, in which order they look at
 * the files for hosts, and the limits of these. `cannot` is what they answer otherwise than the table says, and why.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import * as v from 'valibot';
import type { Expected, Kind } from './expected-answers.ts';

type Answer = Pick<Expected, 'status' | 'file' | 'location'>;
export type ModelledHost = { cannot: Partial<Record<Kind, string>>; answer: (folder: string, path: string) => Answer };

const spelling = 'finds no other spelling: the page for unknown addresses, once its app has started, shows the entry';
const ownPage = 'has one page for all that is unknown; its app shows the right text once it has started';
const open = 'gives away the files for other hosts, which hold no secret';

export const modelledHosts: Readonly<Record<string, ModelledHost>> = {
  // developers.cloudflare.com/pages/configuration/serving-pages and /redirects
  'Cloudflare Pages': {
    cannot: {
      'letter case': spelling,
      'below an unknown entry': 'looks for the nearest 404.html above',
      'doubled slash': 'answers as if there were one',
      'file for hosts': open,
    },
    answer: (folder, path) => {
      const { pathname, search } = split(path);
      const to = redirectsOf(folder, { dynamic: false }).get(pathname);
      if (to !== undefined) return moved(to + search);
      return pretty(folder, pathname, search) ?? missing(folder, nearest(folder, pathname));
    },
  },
  // docs.netlify.com/routing/redirects: a file that is there comes before a rule without an exclamation mark.
  Netlify: {
    cannot: { 'letter case': spelling, 'doubled slash': 'answers as if there were one', 'file for hosts': open },
    answer: (folder, path) => {
      const { pathname, search } = split(path);
      const page = pretty(folder, pathname, search);
      if (page) return page;
      const to = redirectsOf(folder, { dynamic: false }).get(pathname);
      if (to !== undefined) return moved(to + search);
      const list = [...redirectsOf(folder, { dynamic: true })].find(([from]) =>
        new RegExp(`^${from.replace(':entry', '[^/]+')}/?$`).test(pathname),
      );
      return missing(folder, list ? list[1].slice(1) : '404.html');
    },
  },
  // vercel.com/docs/project-configuration: redirects, then files; cleanUrls and trailingSlash redirect.
  Vercel: {
    cannot: { 'letter case': spelling, 'unknown entry': ownPage, 'doubled slash': 'answers as if there were one', 'file for hosts': open },
    answer: (folder, path) => {
      const { pathname, search } = split(path);
      const { redirects } = v.parse(VercelFile, JSON.parse(readFileSync(join(folder, 'vercel.json'), 'utf8')));
      const found = redirects.find(({ source }) => source.replaceAll('\\', '') === pathname);
      if (found) return moved(found.destination + search);
      return pretty(folder, pathname, search) ?? missing(folder, '404.html');
    },
  },
  // A page without its ending answers, nothing redirects; build/github-pages.ts is not run here.
  'GitHub Pages': {
    cannot: {
      'letter case': spelling,
      'Unicode form': spelling,
      'unknown entry': ownPage,
      slash: 'cannot redirect; the page of build/github-pages.ts leads on',
      'former address': 'cannot redirect; the page of build/github-pages.ts leads on',
      'file name': 'answers with the page, which names its address',
      'doubled slash': 'answers as if there were one',
      'file for hosts': open,
    },
    answer: (folder, path) => {
      const { pathname } = split(path);
      const file = pathname === '/' ? 'index.html' : decoded(pathname).slice(1);
      const found = [file, `${file}.html`].find((name) => isFile(folder, name) && !/(^|\/)404\.html$/.test(name));
      return found === undefined ? missing(folder, '404.html') : { status: 200, file: found };
    },
  },
  // docs.aws.amazon.com: the function runs before the bucket; what is not there is the distribution's error page.
  'S3 with CloudFront': {
    cannot: {
      'unknown entry': ownPage,
      'doubled slash': 'has no such file, and its page for what is unknown',
      'slash after an unknown address': 'leads to the address without it, which is unknown',
      'file for hosts': open,
    },
    answer: (folder, path) => {
      const { pathname, search } = split(path);
      const querystring = Object.fromEntries([...new URLSearchParams(search)].map(([name, value]) => [name, { value }]));
      const request = { uri: pathname, querystring };
      const context = createContext({ event: { request } });
      const text = readFileSync(join(folder, '_cloudfront.js'), 'utf8');
      const result = v.parse(CloudFrontResult, JSON.parse(String(runInContext(`${text};JSON.stringify(handler(event))`, context))));
      if ('statusCode' in result) return moved(result.headers.location.value);
      const file = decoded(result.uri).slice(1);
      return isFile(folder, file) && !file.endsWith('404.html') ? { status: 200, file } : missing(folder, '404.html');
    },
  },
};

const VercelFile = v.object({ redirects: v.array(v.object({ source: v.string(), destination: v.string() })) });
const CloudFrontResult = v.union([
  v.object({ statusCode: v.literal(301), headers: v.object({ location: v.object({ value: v.string() }) }) }),
  v.object({ uri: v.string() }),
]);

/** Addresses without the ending of their file: what Cloudflare, Netlify and Vercel have in common. */
function pretty(folder: string, pathname: string, search: string): Answer | undefined {
  const name = decoded(pathname).slice(1);
  if (/(^|\/)404(\.html)?$/.test(name)) return undefined;
  const plain = name
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '');
  const file = plain === '' ? 'index.html' : `${plain}.html`;
  if (!isFile(folder, file)) return isFile(folder, name) ? { status: 200, file: name } : undefined;
  return plain === name ? { status: 200, file } : moved(`/${plain.split('/').map(encodeURIComponent).join('/')}${search}`);
}

/** The lines of `_redirects`: with a placeholder (`dynamic`) or without. */
export function redirectsOf(folder: string, { dynamic }: { dynamic: boolean }): Map<string, string> {
  const lines = readFileSync(join(folder, '_redirects'), 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines
      .map((line) => line.split(' '))
      .filter(([from]) => from?.includes(':entry') === dynamic)
      .map(([from = '', to = '']) => [from, to]),
  );
}

function nearest(folder: string, pathname: string): string {
  const parts = decoded(pathname).slice(1).split('/').slice(0, -1);
  for (; parts.length > 0; parts.pop()) if (isFile(folder, [...parts, '404.html'].join('/'))) return [...parts, '404.html'].join('/');
  return '404.html';
}

function split(path: string): { pathname: string; search: string } {
  const [pathname = '', query] = path.split('?');
  return { pathname, search: query === undefined ? '' : `?${query}` };
}

function moved(location: string): Answer {
  return { status: 301, location };
}

function missing(folder: string, file: string): Answer {
  return isFile(folder, file) ? { status: 404, file } : { status: 404 };
}

function isFile(folder: string, name: string): boolean {
  const path = join(folder, name);
  return Buffer.byteLength(name) < 250 && existsSync(path) && statSync(path).isFile();
}

function decoded(pathname: string): string {
  return decodeURIComponent(pathname);
}
