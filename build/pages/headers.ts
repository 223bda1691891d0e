/**
 * The file `_headers`, which several static hosts read. It has no Cache-Control for pages, because some hosts merge all rules
 * that match, and the assets would get it too.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const security = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

export async function writeHeaders(folder: string): Promise<void> {
  const rules: [path: string, headers: Record<string, string>][] = [
    ['/*', security],
    ['/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ];
  const text = rules
    .map(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
    .join('\n\n');
  await writeFile(join(folder, '_headers'), `${text}\n`);
}
