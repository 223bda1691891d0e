/** Renders pages with the router's build for the server, as its own prerender does with those of fixed addresses. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';

/**
 * Returns a function from an encoded address to the page's HTML, for one page at a time. It throws if the server's build answers
 * with anything but a page.
 */
export async function renderer(serverFolder: string): Promise<(address: string) => Promise<string>> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the router's build has this type
  const build: ServerBuild = await import(pathToFileURL(resolve(serverFolder, 'index.js')).href);
  // The addresses that it renders whole. It looks them up for each request.
  const prerender: string[] = [];
  const answer = createRequestHandler({ ...build, prerender }, 'production');
  return async (address) => {
    prerender[0] = decodeURI(address);
    const response = await answer(new Request(`http://localhost${address}/`));
    const html = await response.text();
    if (response.status !== 200) throw new Error(`${prerender[0]}: could not be rendered (${response.status})\n${html}`);
    return html;
  };
}
