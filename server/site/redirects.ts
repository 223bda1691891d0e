/** Redirects from former addresses of posts, projects and jobs. The build writes them (build/hosts/write.ts). */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { ignoresCase } from './resolve-path.ts';

/** In the site's folder. Its underscore keeps it from visitors, as it does `_headers`. */
export const redirectsFile = '_redirects.json';

/** What the file holds: addresses without the host, percent-encoded. */
export const Redirects = v.array(v.object({ from: v.string(), to: v.string() }));

/**
 * Returns a function from the path of a request (percent-encoded) to the address that it moved to, if it did. The file is read
 * again when it has changed, so a new build shows without a restart; a site without that file has no redirects.
 */
export function redirectsOf(root: string): (pathname: string) => Promise<string | undefined> {
  const file = join(root, redirectsFile);
  const none = { changed: 0, targets: new Map<string, string>() };
  let read = none;
  return async (pathname) => {
    const changed = (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
    // While a build writes the file, the redirects of the last one hold.
    if (changed !== read.changed) read = changed === 0 ? none : { changed, targets: await readTargets(file).catch(() => read.targets) };
    return read.targets.size === 0 ? undefined : read.targets.get(comparable(pathname));
  };
}

async function readTargets(file: string): Promise<Map<string, string>> {
  const list = v.parse(Redirects, JSON.parse(await readFile(file, 'utf8')));
  return new Map(list.map(({ from, to }) => [comparable(from), to]));
}

/** Decoded, because browsers encode differently, and without a slash at the end. */
function comparable(pathname: string): string {
  try {
    const path = decodeURIComponent(pathname).normalize().replace(/\/$/, '');
    return ignoresCase(path.slice(1)) ? path.toLowerCase() : path;
  } catch {
    return pathname;
  }
}
