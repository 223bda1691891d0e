/**
 * The file `_headers`, which several static hosts read. It has no Cache-Control for pages, because some hosts merge all rules
 * that match, and the assets would get it too.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { securityHeaders } from '#server/site/security-headers.ts';

export async function writeHeaders(folder: string): Promise<void> {
  const rules: [path: string, headers: Record<string, string>][] = [
    ['/*', Object.fromEntries(securityHeaders)],
    ['/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ];
  const text = rules
    .map(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n');
  await writeFile(join(folder, '_headers'), `${text}\n`);
}
