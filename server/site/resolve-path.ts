/** Finds the file of the built site for the path of a request. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type ResolvedPath =
  | { kind: 'file'; path: string }
  /** The page exists, but its canonical address is another one. */
  | { kind: 'moved'; address: string }
  /** `pages` are the not-found pages to try, best first. */
  | { kind: 'missing'; pages: string[] };

/** Job titles are looked up ignoring case (specification, section 5). */
const caseInsensitiveFolder = 'company/career/circular';

/**
 * The file, the canonical address or the not-found page for `pathname` (percent-encoded, as in a URL).
 * Clean addresses: the page at `/a/b` is `a/b/index.html`, and its address has no slash at the end.
 */
export async function resolvePath(root: string, pathname: string): Promise<ResolvedPath> {
  const segments = readSegments(pathname);
  if (!segments) return missing(root, []);
  const slash = pathname !== '/' && pathname.endsWith('/');
  const last = segments.at(-1);

  if (last === '404.html') return missing(root, segments);
  if (last === 'index.html') return (await isFile(join(root, ...segments))) ? moved(segments.slice(0, -1)) : missing(root, segments);

  for (const path of [join(root, ...segments), join(root, ...segments, 'index.html')]) {
    if (await isFile(path)) return slash ? moved(segments) : { kind: 'file', path };
  }
  const spelling = await findSpelling(root, segments);
  return spelling ? moved(spelling) : missing(root, segments);
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

/** No name that leads out of the site folder, and no hidden file except `.well-known` (RFC 8615). */
function isSafe(name: string, position: number): boolean {
  return name !== '' && !/[/\\\0]/.test(name) && (!name.startsWith('.') || (name === '.well-known' && position === 0));
}

/**
 * The page in the same folder with a name that differs only in spelling, if there is exactly one: for jobs in letter case,
 * for all in the Unicode form, because browsers and chat programs may compose Bangla in another way than the folder's name.
 */
async function findSpelling(root: string, segments: string[]): Promise<string[] | undefined> {
  const wanted = segments.at(-1);
  const folder = segments.slice(0, -1);
  const ignoreCase = folder.join('/') === caseInsensitiveFolder;
  if (wanted === undefined || !(ignoreCase || /\P{ASCII}/u.test(wanted))) return undefined;

  const key = (name: string) => (ignoreCase ? name.normalize().toLowerCase() : name.normalize());
  const others = await readdir(join(root, ...folder)).catch(() => []);
  const [match, ...more] = others.filter((name) => name !== wanted && key(name) === key(wanted));
  if (match === undefined || more.length > 0) return undefined;
  return (await isFile(join(root, ...folder, match, 'index.html'))) ? [...folder, match] : undefined;
}

/** A list may have its own not-found page beside its entries: an unknown post gets another text than an unknown address. */
function missing(root: string, segments: string[]): ResolvedPath {
  const beside = join(root, ...segments.slice(0, -1), '404.html');
  return { kind: 'missing', pages: [...new Set([beside, join(root, '404.html')])] };
}

function moved(segments: string[]): ResolvedPath {
  return { kind: 'moved', address: `/${segments.map(encodeName).join('/')}` };
}

/** Encoded like the site's own links: `href()` does not encode these characters. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

/** False also if the path cannot be read: no such name, name too long, no permission for a folder. */
async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
