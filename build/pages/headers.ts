/**
 * The file `_headers`, which several static hosts read. Some of them merge all rules that match, so a header that not every
 * file gets stands only in rules for those that get it: Cache-Control for assets, Cross-Origin-Resource-Policy for assets,
 * data and pages. Hosts that read this file serve by HTTPS only.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownUseOnly, securityHeaders, strictTransport } from '#server/site/security-headers.ts';
import type { PageFacts } from './page-facts.ts';

export async function writeHeaders(folder: string, pages: readonly PageFacts[]): Promise<void> {
  const rules: (readonly [path: string, headers: Iterable<readonly [name: string, value: string]>])[] = [
    ['/*', [...securityHeaders, strictTransport]],
    ['/feed.xml', [['Content-Type', 'application/atom+xml; charset=utf-8']]],
    ['/sw.js', [['Cache-Control', 'no-cache']]],
    ['/assets/*', [...ownUseOnly, ['Cache-Control', 'public, max-age=31536000, immutable']]],
    ['/data/*', ownUseOnly],
    ...pagePatterns(pages).map((pattern) => [pattern, ownUseOnly] as const),
  ];
  const text = rules
    .map(([path, headers]) => [path, ...[...headers].map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n');
  await writeFile(join(folder, '_headers'), `${text}\n`);
}

/** Few, because hosts limit the number of rules: the home page, each page at the top, and all pages below one. */
function pagePatterns(pages: readonly PageFacts[]): string[] {
  const names = pages.map(({ file }) => file.replaceAll('\\', '/')).filter((file) => !/^(?:index|404)\.html$/.test(file));
  const patterns = names.map((name) => (name.includes('/') ? `/${name.split('/')[0]}/*` : `/${name.replace('.html', '')}`));
  return ['/', ...new Set(patterns)].toSorted();
}
