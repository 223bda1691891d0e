/** Prerenders one page at build time: complete and in order, without placeholders that a streamed script fills. */
import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';

export default async function render(request: Request, _status: number, headers: Headers, context: EntryContext) {
  const { location } = context.staticHandlerContext;
  // React Router prerenders addresses with a slash at the end; canonical addresses, and so the links of the page, have none.
  location.pathname = location.pathname.replace(/(?<=.)\/$/, '');
  // The fallback page is for any unknown address, so no link in it may look like the current page.
  if (context.isSpaMode) location.pathname = '/404';
  const options: Parameters<typeof prerender>[1] & { progressiveChunkSize: number } = { progressiveChunkSize: Number.POSITIVE_INFINITY };
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, options);
  headers.set('Content-Type', 'text/html');
  return new Response(prelude, { status: 200, headers });
}
