/** Renders one page at build time, whole and in order: no streaming scripts, no holes to fill. */
import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';

export default async function render(request: Request, _status: number, headers: Headers, context: EntryContext) {
  const { location } = context.staticHandlerContext;
  // The prerender asks with a slash at the end; the canonical address, and so a link within the page, has none.
  location.pathname = location.pathname.replace(/(?<=.)\/$/, '');
  // The fallback page answers for any unknown address: no link in it may look like the current page.
  if (context.isSpaMode) location.pathname = '/404';
  const options: Parameters<typeof prerender>[1] & { progressiveChunkSize: number } = { progressiveChunkSize: Number.POSITIVE_INFINITY };
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, options);
  headers.set('Content-Type', 'text/html');
  return new Response(prelude, { status: 200, headers });
}
