/** Finds the file of the built site for the path of a request. */
import { lstat, readdir, readFile, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import { formerAddressesFile } from '#lib/built-site.ts';

/** What the file of the former addresses holds: percent-encoded, without the host. */
const FormerAddresses = z.array(z.object({ from: z.string(), to: z.string() }));

/** Files are named from the folder of the build on. */
type Found =
  | { kind: 'file'; file: string }
  /** The page exists, but its canonical address is another one. */
  | { kind: 'moved'; address: string }
  /** `page` is the best not-found page. */
  | { kind: 'missing'; page: string | undefined };

type Site = Awaited<ReturnType<typeof readSite>>;
export type ResolvedPath = Found & Pick<Site, 'root' | 'isLink'>;

/** Posts and projects are looked up by their exact title (specification, section 5), all other pages in any letter case. */
const exactFolders = new Set(['company/blog', 'portfolio']);

/** In ms: how long a folder is taken for unchanged at least. A link leads to a build, which never changes. */
const pause = 1000;
/** So many times as long as it takes to read a folder it is not read again: a large one never takes much of the time. */
const share = 50;

/**
 * Gives a function from the path of a request (percent-encoded, as in a URL) to what answers it, as the site is now: a new build
 * needs no restart.
 *
 * Clean addresses: the page at `/a/b` is `a/b.html`, and its address has no slash at the end.
 */
export function createResolver(folder: string): (pathname: string) => Promise<ResolvedPath> {
  let site: Site | undefined;
  let reading: Promise<Site> | undefined;

  async function isCurrent({ root, isLink, readAt, duration }: Site): Promise<boolean> {
    return (await realpath(folder)) === root && (isLink || performance.now() - readAt < Math.max(pause, share * duration));
  }

  return async (pathname) => {
    if (!site || !(await isCurrent(site))) {
      reading ??= readSite(folder).finally(() => (reading = undefined));
      site = await reading;
    }
    return { root: site.root, isLink: site.isLink, ...resolve(site, pathname) };
  };
}

/** What a built site has at this moment. */
async function readSite(folder: string) {
  const readAt = performance.now();
  const isLink = (await lstat(folder)).isSymbolicLink();
  const root = await realpath(folder);
  const paths = (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => path.split('/').every(isSafe) && !/\.(?:br|gz)$/.test(path));
  /** The paths of the pages without `.html`; undefined where a spelling could mean two. */
  const spellings = new Map<string, string | undefined>();
  for (const path of paths) {
    if (!path.endsWith('.html') || /(?:^|\/)(?:index|404)\.html$/.test(path)) continue;
    const page = path.slice(0, -'.html'.length);
    // Two that differ only so keep their own addresses.
    spellings.set(spellingOf(page), spellings.has(spellingOf(page)) ? undefined : page);
  }
  /** Addresses by the spelling of the former ones. */
  const redirects = new Map<string, string>();
  const formerAddresses = await readFile(join(root, formerAddressesFile), 'utf8').catch(() => '[]');
  for (const { from, to } of FormerAddresses.parse(JSON.parse(formerAddresses))) {
    redirects.set(spellingOf(readSegments(from)?.join('/') ?? from), to);
  }
  return {
    /** The folder of the build that is served at this moment. */
    root,
    isLink,
    readAt,
    duration: performance.now() - readAt,
    /** The paths of what a visitor may have, except the compressed copies. */
    files: new Set(paths),
    spellings,
    redirects,
  };
}

function resolve({ files, spellings, redirects }: Site, pathname: string): Found {
  const segments = readSegments(pathname);
  if (!segments) return { kind: 'missing', page: '404.html' };
  const path = segments.join('/');
  const former = redirects.get(spellingOf(path));
  if (former !== undefined) return { kind: 'moved', address: former };
  // A list may have its own not-found page beside its entries: an unknown post gets another text than an unknown address.
  const beside = [...segments.slice(0, -1), '404.html'].join('/');
  const missing: Found = { kind: 'missing', page: [beside, '404.html'].find((page) => files.has(page)) };

  const last = segments.at(-1) ?? 'index.html';
  const name = last.replace(/\.html$/, '');
  const page = [...segments.slice(0, -1), name].join('/');
  if (name === '404') return missing;
  if (path !== '' && (name !== last || path === 'index') && files.has(`${page}.html`)) {
    return { kind: 'moved', address: addressOf(page === 'index' ? [] : page.split('/')) };
  }
  // A name with a dot before it is a page, such as that of the job '.NET Developer', or a file that nobody may read.
  const candidates = path === '' ? ['index.html'] : last.startsWith('.') ? [`${path}.html`] : [`${path}.html`, path];
  const file = candidates.find((candidate) => files.has(candidate));
  if (file !== undefined) {
    return path !== '' && pathname.endsWith('/') ? { kind: 'moved', address: addressOf(segments) } : { kind: 'file', file };
  }
  const other = spellings.get(spellingOf(path));
  return other === undefined ? missing : { kind: 'moved', address: addressOf(other.split('/')) };
}

/** Characters between two letters that nobody sees, and that not every keyboard has. */
const joiners = /[\u200C\u200D]/g;

/**
 * What all spellings of one address have in common: the Unicode form, since browsers and chat programs may compose Bangla in
 * another way than the file's name; the letters without joiners; and the letter case, unless the title has to be exact.
 */
function spellingOf(path: string): string {
  const letters = path.replaceAll(joiners, '').normalize();
  const folder = path.split('/').slice(0, -1).join('/');
  return exactFolders.has(folder) ? `exact ${letters}` : letters.toLowerCase();
}

/** The decoded segments of a path, or undefined if one of them cannot be a file name inside the site. */
export function readSegments(pathname: string): string[] | undefined {
  const parts = pathname.replace(/^\//, '').replace(/\/$/, '');
  if (parts === '') return pathname === '/' ? [] : undefined;
  try {
    const segments = parts.split('/').map(decodeURIComponent);
    return segments.every(isSafe) ? segments : undefined;
  } catch {
    return undefined;
  }
}

/**
 * No name that leads out of the site's folder, no folder with a dot before its name except `.well-known` (RFC 8615), and none
 * of the files such as `_headers` that tell a host what to do.
 */
function isSafe(name: string, position: number, { length }: readonly string[]): boolean {
  if (name === '' || name === '.' || name === '..' || /[/\\\0]/.test(name)) return false;
  if (position === 0 && name.startsWith('_')) return false;
  return !name.startsWith('.') || position === length - 1 || (position === 0 && name === '.well-known');
}

/** The address with these segments, encoded like the site's own links: `href()` does not encode some characters. */
function addressOf(segments: readonly string[]): string {
  const names = segments.map((name) => encodeURIComponent(name).replaceAll(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent));
  return `/${names.join('/')}`;
}
