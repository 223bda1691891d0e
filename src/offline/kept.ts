/** What is kept in the browser for a time without a connection: pages and their files, in one cache (docs/decisions/0018). */

export const cacheName = 'kept';

/** The headers with which a kept file tells its size in bytes and, if it is a page that search engines know, its title (encoded). */
export const sizeHeader = 'Kept-Bytes';
export const titleHeader = 'Kept-Title';
/** Tells that a kept page is compressed, and how. */
export const compressionHeader = 'Kept-Compression';
const compression = 'gzip';

/** The path in the site, for the worker: its own file lies at the top of it. */
const pathIn = ({ pathname }: URL): string => pathname.slice(new URL('.', location.href).pathname.length - 1);

/** A file that never changes. */
export const isAsset = (url: URL): boolean => pathIn(url).startsWith('/assets/');

/** Data of the entries that are another version's under the same name (app/data/). */
export const isData = (url: URL): boolean => pathIn(url).startsWith('/data/');

/** Whether an address is a page's. It is none of a file at the top, of a folder with files, and of what programs talk to. */
export function isPage(url: URL): boolean {
  return !/^\/(?:(?:api|assets|data|social|\.well-known)\/|healthz$|[^/]+\.\w+$)/.test(pathIn(url));
}

/** The files without which a page does not work or look as it should; pictures are kept when they are shown. */
export function filesOf(html: string): string[] {
  return html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [];
}

/** The key of a page or file in the cache: neither a query, nor a slash at the end, nor the way it is encoded makes it another one. */
export function keyOf({ origin, pathname }: URL): string {
  const path = pathname.replace(/(?<=.)\/$/, '');
  try {
    return origin + encodeURI(decodeURIComponent(path));
  } catch {
    return origin + path;
  }
}

/**
 * The response as it is kept, with its size and title; null for one that is not to be kept: a failure, or a page of somebody
 * else, such as the one where a guest of a network has to log in. A page is compressed: a quarter of its bytes, so that there is
 * room for four times as many. A script is not, because a browser keeps its compiled code only with the file as it came.
 */
export async function keepable(response: Response, url: URL): Promise<Response | null> {
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (response.status !== 200 || response.type !== 'basic' || isHtml !== isPage(url)) return null;
  const headers = new Headers(response.headers);
  // Of the way through the network, which is over.
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  let body = await response.blob();
  if (isHtml) {
    const html = await body.text();
    if (!html.includes('<main id="main"')) return null;
    if (!html.includes('content="noindex"')) headers.set(titleHeader, encodeURIComponent(titleOf(html)));
    headers.set(compressionHeader, compression);
    body = await through(new CompressionStream(compression), body);
  }
  headers.set(sizeHeader, String(body.size));
  return new Response(body, { headers });
}

/** A kept response as it came. */
export async function asItCame(kept: Response): Promise<Response> {
  if (kept.headers.get(compressionHeader) !== compression) return kept;
  return new Response(await through(new DecompressionStream(compression), await kept.blob()), { headers: kept.headers });
}

/** Whole, because a browser can end the worker while a stream of it is read. */
async function through(stream: CompressionStream | DecompressionStream, body: Blob): Promise<Blob> {
  return new Response(body.stream().pipeThrough(stream)).blob();
}

/** The page's title without the company's name. The build writes no other entities than numbers. */
function titleOf(html: string): string {
  const [, title = ''] = /<meta property="og:title" content="([^"]*)"/.exec(html) ?? [];
  return title.replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
