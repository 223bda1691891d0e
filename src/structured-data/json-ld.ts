import type { Graph, Thing } from 'schema-dts';

/** The text of a page's JSON-LD script. Nothing in it may end the script or begin a comment in it. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll(/<(?=!--|\/?script)/gi, '\\u003c');
}
