/** Serves the built site: pages at clean addresses, files, redirects to canonical addresses, and the not-found pages. */
import type { Context, Handler } from 'hono';
import { sendFile } from './send-file.ts';
import { redirectsOf } from './redirects.ts';
import { resolvePath } from './resolve-path.ts';
import { pageHeaders } from './security-headers.ts';

/** Names of files in /assets/ contain a hash of the content, so the files never change. */
const immutable = 'public, max-age=31536000, immutable';
/** Browsers cache the page but ask every time if it has changed: a new build shows at once, an unchanged page costs a 304. */
const revalidate = 'no-cache';

/** Handles all requests for the folder. No file is cached in memory, so a new build shows without a restart. */
export function serveStaticSite(root: string): Handler {
  const redirect = redirectsOf(root);
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('Pages can only be read.', 405, { allow: 'GET, HEAD' });
    }
    const { pathname, search } = new URL(c.req.url);
    const former = pathname.startsWith('/assets/') ? undefined : await redirect(pathname);
    const resolved = former === undefined ? await resolvePath(root, pathname) : { kind: 'moved' as const, address: former };
    if (resolved.kind === 'moved') {
      return c.body(null, 308, { location: resolved.address + search, 'cache-control': revalidate });
    }
    if (resolved.kind === 'missing') return notFound(c, resolved.pages);
    const cacheControl = pathname.startsWith('/assets/') ? immutable : revalidate;
    return (await sendFile(c.req.raw, resolved.path, { status: 200, cacheControl })) ?? c.notFound();
  };
}

async function notFound(c: Context, pages: string[]): Promise<Response> {
  for (const page of pages) {
    const answer = await sendFile(c.req.raw, page, { status: 404, cacheControl: revalidate });
    if (!answer) continue;
    for (const [name, value] of pageHeaders) answer.headers.set(name, value);
    return answer;
  }
  return c.notFound();
}
