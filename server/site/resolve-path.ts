/** From the address that a visitor asks for to what the built site has there. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type ResolvedPath =
  | { kind: 'file'; path: string }
  /** There is one canonical address for it, and this was not it. */
  | { kind: 'moved'; address: string }
  /** `pages` are the not-found pages to answer with, best first. */
  | { kind: 'missing'; pages: string[] };

/** Titles of jobs are looked up ignoring case (specification, section 5). */
const caseless = 'company/career/circular';

/**
 * The file, the canonical address or the not-found page for `pathname` (percent-encoded, as in a URL).
 * Clean addresses: a page is the `index.html` of the folder that has its address, and the address has no slash at its end.
 */
export async function resolvePath(root: string, pathname: string): Promise<ResolvedPath> {
  const names = readSegments(pathname);
  if (!names) return missing(root, []);
  const slash = pathname !== '/' && pathname.endsWith('/');
  const last = names.at(-1);

  if (last === '404.html') return missing(root, names);
  if (last === 'index.html') return (await isFile(join(root, ...names))) ? moved(names.slice(0, -1)) : missing(root, names);

  for (const path of [join(root, ...names), join(root, ...names, 'index.html')]) {
    if (await isFile(path)) return slash ? moved(names) : { kind: 'file', path };
  }
  const spelling = await findSpelling(root, names);
  return spelling ? moved(spelling) : missing(root, names);
}

/** The names of folders and file in an address, or nothing when one of them cannot be a name inside the site. */
export function readSegments(pathname: string): string[] | undefined {
  const parts = pathname.replace(/^\//, '').replace(/\/$/, '');
  if (parts === '') return pathname === '/' ? [] : undefined;
  try {
    const names = parts.split('/').map(decodeURIComponent);
    return names.every(isSafe) ? names : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing that leads out of the site folder, and no hidden file, except the folder that the web has agreed on. */
function isSafe(name: string, position: number): boolean {
  return name !== '' && !/[/\\\0]/.test(name) && (!name.startsWith('.') || (name === '.well-known' && position === 0));
}

/**
 * The one page beside the missing one that differs only in spelling: in letter case for jobs, and everywhere in the
 * Unicode form (a browser or a chat program may hand over a Bangla title composed differently from the folder's name).
 */
async function findSpelling(root: string, names: string[]): Promise<string[] | undefined> {
  const wanted = names.at(-1);
  const folder = names.slice(0, -1);
  const ignoreCase = folder.join('/') === caseless;
  if (wanted === undefined || !(ignoreCase || /\P{ASCII}/u.test(wanted))) return undefined;

  const key = (name: string) => (ignoreCase ? name.normalize().toLowerCase() : name.normalize());
  const others = await readdir(join(root, ...folder)).catch(() => []);
  const [match, ...more] = others.filter((name) => name !== wanted && key(name) === key(wanted));
  if (match === undefined || more.length > 0) return undefined;
  return (await isFile(join(root, ...folder, match, 'index.html'))) ? [...folder, match] : undefined;
}

/** A list may have its own not-found page beside its entries (an unknown post is told otherwise than an unknown address). */
function missing(root: string, names: string[]): ResolvedPath {
  const beside = join(root, ...names.slice(0, -1), '404.html');
  return { kind: 'missing', pages: [...new Set([beside, join(root, '404.html')])] };
}

function moved(names: string[]): ResolvedPath {
  return { kind: 'moved', address: `/${names.map(encodeName).join('/')}` };
}

/** Spelled as the site's own links are: `href()` leaves these characters as they are. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

/** What cannot be looked at (no such name, name too long, no permission on the way) is not there. */
async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
