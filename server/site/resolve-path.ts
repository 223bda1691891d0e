/** Finds the file of the built site for the path of a request. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type ResolvedPath =
  | { kind: 'file'; path: string }
  /** The page exists, but its canonical address is another one. */
  | { kind: 'moved'; address: string }
  /** `pages` are the not-found pages to try, best first. */
  | { kind: 'missing'; pages: string[] };

/** Posts and projects are looked up by their exact title (specification, section 5), all other pages in any letter case. */
const exactFolders = new Set(['company/blog', 'portfolio']);

/** Folders without a page, which may hold many thousand files: looking there for another spelling would keep the server busy. */
const foldersOfFiles = new Set(['assets', 'data', 'social']);

/**
 * The file, the canonical address or the not-found page for `pathname` (percent-encoded, as in a URL).
 * Clean addresses: the page at `/a/b` is `a/b.html`, and its address has no slash at the end.
 */
export async function resolvePath(root: string, pathname: string): Promise<ResolvedPath> {
  const segments = readSegments(pathname);
  if (!segments) return missing(root, []);
  const folder = segments.slice(0, -1);
  const last = segments.at(-1) ?? 'index.html';
  const name = last.replace(/\.html$/, '');
  const page = join(root, ...folder, `${name}.html`);

  // Only as the answer to what is not there.
  if (name === '404') return missing(root, segments);
  if (segments.length > 0 && (name !== last || name === 'index') && (await isFile(page))) {
    return moved(name === 'index' ? folder : [...folder, name]);
  }
  // A name with a dot before it is a page, such as that of the job '.NET Developer', or a file that nobody may read.
  for (const path of last.startsWith('.') ? [page] : [page, join(root, ...segments)]) {
    if (await isFile(path)) return pathname !== '/' && pathname.endsWith('/') ? moved(segments) : { kind: 'file', path };
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

/**
 * No name that leads out of the site's folder, no folder with a dot before its name except `.well-known` (RFC 8615), and none
 * of the files such as `_headers` that tell a host what to do.
 */
function isSafe(name: string, position: number, { length }: readonly string[]): boolean {
  if (name === '' || name === '.' || name === '..' || /[/\\\0]/.test(name)) return false;
  if (position === 0 && /^(_|vercel\.json)/.test(name)) return false;
  return !name.startsWith('.') || position === length - 1 || (position === 0 && name === '.well-known');
}

/**
 * The page whose address differs only in spelling, if there is exactly one: in letter case unless its title has to be exact,
 * and in the Unicode form, because browsers and chat programs may compose Bangla in another way than the file's name.
 */
async function findSpelling(root: string, segments: string[]): Promise<string[] | undefined> {
  const found: string[] = [];
  for (const [i, wanted] of segments.entries()) {
    if (foldersOfFiles.has(found.join('/'))) return undefined;
    const exact = exactFolders.has(found.join('/'));
    if (exact && (isAscii(wanted) || found.some((name, j) => name !== segments[j]))) return undefined;
    const key = (name: string) => (exact ? name.normalize() : name.normalize().toLowerCase());
    const names = await readdir(join(root, ...found)).catch(() => []);
    const candidates = i < segments.length - 1 ? names : names.flatMap(pageName);
    const same = candidates.filter((name) => key(name) === key(wanted));
    const [match, ...more] = same.includes(wanted) ? [wanted] : same;
    if (match === undefined || more.length > 0) return undefined;
    found.push(match);
  }
  return found.join('/') === segments.join('/') ? undefined : found;
}

/** The last part of the address of a page with this file, if it has one: that of the home page is '/'. */
function pageName(file: string): string[] {
  return file.endsWith('.html') && file !== 'index.html' ? [file.slice(0, -'.html'.length)] : [];
}

function isAscii(text: string): boolean {
  return !/\P{ASCII}/u.test(text);
}

/** Whether an address (decoded, without the slash at the beginning) is looked up in any letter case. */
export function ignoresCase(address: string): boolean {
  return !exactFolders.has(address.split('/').slice(0, -1).join('/'));
}

/** A list may have its own not-found page beside its entries: an unknown post gets another text than an unknown address. */
function missing(root: string, segments: string[]): ResolvedPath {
  const beside = join(root, ...segments.slice(0, -1), '404.html');
  return { kind: 'missing', pages: [...new Set([beside, join(root, '404.html')])] };
}

function moved(segments: string[]): ResolvedPath {
  return { kind: 'moved', address: addressOf(segments) };
}

/** The address with these segments, encoded like the site's own links: `href()` does not encode some characters. */
export function addressOf(segments: readonly string[]): string {
  const names = segments.map((name) => encodeURIComponent(name).replaceAll(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent));
  return `/${names.join('/')}`;
}

/** False also if the path cannot be read: no such name, name too long, no permission for a folder. */
async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
