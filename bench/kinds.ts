import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pages below these addresses are of one kind. */
const lists = ['/services/', '/product-solution/', '/portfolio/', '/company/blog/', '/company/career/circular/'];

/** The addresses of a built site's sitemap, of several of one kind only the first. */
export async function onePageOfEachKind(folder: string): Promise<string[]> {
  const sitemap = await readFile(join(folder, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname);
  const kindOf = (path: string) => lists.find((list) => path.startsWith(list)) ?? path;
  return [...new Map(paths.toReversed().map((path) => [kindOf(path), path])).values()].toReversed();
}
