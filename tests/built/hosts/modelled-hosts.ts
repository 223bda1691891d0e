/**
 * Hosts that cannot run here. That of Cloudflare Pages is its own program; the files for Netlify are read by its own parsers. The
 * rest is what its documents say: which file answers an address, and in which order it looks at the files for hosts. `cannot` is what they answer otherwise than the table says, and why; `untold` what their documents do not mention.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { generateHandler, HEADERS_VERSION, REDIRECTS_VERSION } from '@cloudflare/pages-shared/dist/asset-server/handler.js';
import { pattern } from '../../../src/integrations/delivery/redirect-list.ts';
import type { Expected, Kind } from './expected-answers.ts';
import { headerRules, redirectRules } from './read-host-files.ts';

type Answer = Pick<Expected, 'status' | 'file' | 'location' | 'headers'>;
export type ModelledHost = {
  cannot: Partial<Record<Kind, string>>;
  untold: readonly Kind[];
  answer: (folder: string, path: string) => Answer | Promise<Answer>;
};

const spelling = 'finds no other spelling';
const open = 'gives away the files for other hosts, which hold no secret';
const untold: Kind[] = ['long address', 'encoded slash', 'file for Apache', 'no address', 'page for what is unknown'];

export const modelledHosts: Readonly<Record<string, ModelledHost>> = {
  'Cloudflare Pages': {
    cannot: {
      'letter case': spelling,
      'below an unknown entry': 'looks for the nearest 404.html above',
      folder: 'looks for the nearest 404.html above',
      'file for hosts': open,
      'file for Apache': open,
      'page for what is unknown': 'answers with it as with any page',
      'encoded slash': 'decodes it',
    },
    untold: [],
    answer: cloudflarePages,
  },
  // docs.netlify.com/routing/redirects: a file that is there comes before a rule without an exclamation mark.
  Netlify: {
    cannot: { 'letter case': spelling, 'doubled slash': 'answers as if there were one', 'file for hosts': open },
    untold,
    answer: async (folder, path) => {
      const { pathname, search } = split(path);
      const headers = Object.fromEntries(
        (await headerRules(folder)).flatMap((rule) => (rule.pattern.test(pathname) ? Object.entries(rule.headers) : [])),
      );
      const page = pretty(folder, pathname, search);
      if (page) return { ...page, headers };
      const rules = await redirectRules(folder);
      const rule = rules.find(({ from }) => new RegExp(`^${pattern(from).replace(/:\w+/, '[^/]+')}/?$`).test(pathname));
      if (rule?.status === 301) return moved(rule.to + search);
      return missing(folder, rule ? rule.to.slice(1) : '404.html');
    },
  },
};

/** Addresses without the ending of their file: as Netlify finds them. */
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

/** With Cloudflare's own program, to which this gives the files. */
async function cloudflarePages(folder: string, path: string): Promise<Answer> {
  const redirects = (await redirectRules(folder)).filter(({ status }) => status !== 404);
  const headers = (await headerRules(folder)).map(({ path: from, headers: set }) => [from, { set }] as const);
  const find = (name: string) => Promise.resolve(!name.includes('//') && isFile(folder, name.slice(1)) ? name.slice(1) : null);
  const answer = await generateHandler<string>({
    request: new Request(`https://www.example.com${path}`),
    metadata: {
      redirects: {
        version: REDIRECTS_VERSION,
        staticRules: Object.fromEntries(redirects.map(({ from, ...rule }, lineNumber) => [from, { ...rule, lineNumber }])),
        rules: {},
      },
      headers: { version: HEADERS_VERSION, rules: Object.fromEntries(headers) },
    },
    logError: (error) => {
      throw error;
    },
    findAssetEntryForPath: find,
    getAssetKey: encodeURIComponent,
    negotiateContent: () => ({ encoding: null }),
    fetchAsset: (key) => Promise.resolve({ body: new Blob([decodeURIComponent(key)]).stream(), contentType: 'text/html' }),
    generateNotFoundResponse: (request) => Promise.resolve(new Response(nearest(folder, new URL(request.url).pathname), { status: 404 })),
  });
  const { status } = answer;
  if (status !== 200 && status !== 404) return moved(answer.headers.get('location') ?? '');
  return { status, file: await answer.text(), headers: Object.fromEntries(answer.headers) };
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
  return existsSync(path) && statSync(path).isFile();
}

/** As it was sent if it cannot be decoded. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
