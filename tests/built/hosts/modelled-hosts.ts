/**
 * Hosts that cannot run here. That of Cloudflare Pages is its own program; the files for Netlify and Vercel are read by their own
 * parsers. The rest is what their documents say: which file answers an address, and in which order they look at the files for
 * hosts. `cannot` is what they answer otherwise than the table says, and why; `untold` what their documents do not mention.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { generateHandler, HEADERS_VERSION, REDIRECTS_VERSION } from '@cloudflare/pages-shared/dist/asset-server/handler.js';
import * as v from 'valibot';
import { pattern } from '#build/hosts/redirects.ts';
import type { Expected, Kind } from './expected-answers.ts';
import { headerRules, redirectRules, vercelFile } from './host-files.ts';

type Answer = Pick<Expected, 'status' | 'file' | 'location' | 'headers'>;
export type ModelledHost = {
  cannot: Partial<Record<Kind, string>>;
  untold: readonly Kind[];
  answer: (folder: string, path: string) => Answer | Promise<Answer>;
};

const spelling = 'finds no other spelling: the page for unknown addresses, once its app has started, shows the right one';
const ownPage = 'has one page for all that is unknown; its app shows the right text once it has started';
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
  // vercel.com/docs/build-output-api/configuration: routes in their order, then files.
  Vercel: {
    cannot: {
      'letter case': spelling,
      'unknown entry': ownPage,
      'slash after a former address': 'leads to the address without it first',
      'slash after an unknown address': 'leads to the address without it, which is unknown',
      'slash after an unknown entry': 'leads to the address without it, which is unknown',
      folder: 'leads to the address without the slash, which is unknown',
      'doubled slash': 'answers as if there were one',
      'file for hosts': open,
    },
    untold,
    answer: (folder, path) => {
      const { pathname, search } = split(path);
      const headers: Record<string, string> = {};
      const { routes, cleanUrls } = vercelFile(folder);
      for (const route of routes) {
        const found = new RegExp(route.src).exec(pathname);
        if (!found) continue;
        const location = route.headers.Location?.replaceAll(/\$(\d)/g, (_, number: string) => found[Number(number)] ?? '');
        if (location !== undefined) return moved(location + search);
        for (const [name, value] of Object.entries(route.headers)) headers[name.toLowerCase()] = value;
      }
      const page = cleanUrls ? pretty(folder, pathname, search) : undefined;
      return { ...(page ?? missing(folder, '404.html')), headers };
    },
  },
  // A page without its ending answers, nothing redirects; build/github-pages.ts is not run here.
  'GitHub Pages': {
    cannot: {
      'letter case': spelling,
      'Unicode form': spelling,
      'unknown entry': ownPage,
      'slash after an unknown entry': ownPage,
      slash: 'cannot redirect; the page of build/github-pages.ts leads on',
      'former address': 'cannot redirect; the page of build/github-pages.ts leads on',
      'slash after a former address': 'cannot redirect; the page of build/github-pages.ts leads on',
      'file name': 'answers with the page, which names its address',
      'doubled slash': 'answers as if there were one',
      'file for hosts': open,
    },
    untold,
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
      'slash after an unknown entry': ownPage,
      'slash after an unknown address': 'leads to the address without it, which is unknown',
      folder: 'leads to the address without the slash, which is unknown',
      'file for hosts': open,
    },
    untold,
    answer: (folder, path) => {
      const { pathname, search } = split(path);
      const querystring: Record<string, { value: string; multiValue: { value: string }[] }> = {};
      for (const [name = '', value = ''] of search
        .slice(1)
        .split('&')
        .map((pair) => pair.split('='))) {
        if (name !== '') (querystring[name] ??= { value, multiValue: [] }).multiValue.push({ value });
      }
      const request = { method: 'GET', uri: pathname, querystring, headers: {}, cookies: {} };
      const context = createContext({ event: { version: '1.0', context: { eventType: 'viewer-request' }, request } });
      const text = readFileSync(join(folder, '_cloudfront.js'), 'utf8');
      const result = v.parse(CloudFrontResult, JSON.parse(String(runInContext(`${text};JSON.stringify(handler(event))`, context))));
      if ('statusCode' in result) return moved(result.headers.location.value);
      // S3 takes a plus sign for a space.
      const file = decoded(result.uri.replaceAll('+', ' ')).slice(1);
      return isFile(folder, file) && !file.endsWith('404.html') ? { status: 200, file } : missing(folder, '404.html');
    },
  },
};

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
