/** The built site: pages under clean addresses, files, redirects to canonical addresses, the not-found pages. */
import type { Context, Handler } from 'hono';
import { sendFile } from './send-file.ts';
import { resolvePath } from './resolve-path.ts';

/** Files under /assets/ carry a digest of their content in the name: they never change. */
const forever = 'public, max-age=31536000, immutable';
/** Kept by the browser, but asked for again each time: an edit shows at once, an unchanged page costs a 304. */
const revalidate = 'no-cache';

/** Answers every request from the folder. It looks at the disk each time, so that a new build shows without a restart. */
export function serveStaticSite(root: string): Handler {
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return c.text('Pages can only be read.', 405, { allow: 'GET, HEAD' });
    }
    const { pathname, search } = new URL(c.req.url);
    const place = await resolvePath(root, pathname);
    if (place.kind === 'moved') {
      return c.body(null, 308, { location: place.address + search, 'cache-control': revalidate });
    }
    if (place.kind === 'missing') return notFound(c, place.pages);
    const cacheControl = pathname.startsWith('/assets/') ? forever : revalidate;
    return (await sendFile(c.req.raw, place.path, { status: 200, cacheControl })) ?? c.notFound();
  };
}

async function notFound(c: Context, pages: string[]): Promise<Response> {
  for (const page of pages) {
    const answer = await sendFile(c.req.raw, page, { status: 404, cacheControl: revalidate });
    if (answer) return answer;
  }
  return c.notFound();
}
