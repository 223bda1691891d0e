/** The tests' own site as a host gets it, with what no entry of it has: former addresses, a name with a dot, compressed files. */
import { cpSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeHostFiles } from '../../../src/integrations/delivery/host-files.ts';
import { site as builtSite } from '../../support/sites.ts';

/** The redirects of former addresses. */
export const former = [
  { from: '/company/blog/An%20old%20title:%20two', to: '/company/blog/Plain%20post%20number%201' },
  { from: `/portfolio/${encodeURIComponent('পুরোনো নাম')}`, to: `/portfolio/${encodeURIComponent('নদী')}` },
  { from: '/company/blog/A%20%22quoted%22%20(title)', to: '/company/blog/Plain%20post%20number%202' },
  { from: '/portfolio/Old%20Cost%20$5%20(now)', to: '/company/blog/Cost%20(new)%20$6' },
  { from: '/company/career/circular/Old%20Name', to: '/company/career/circular/Backend%20Developer' },
];

/** A vacancy whose name begins with a dot. */
export const dotted = 'company/career/circular/.NET Developer';

/** Titles of which a host could take a letter for something else. */
const special = ['company/career/circular/C++ Developer', 'company/blog/Cost (new) $6', 'company/blog/শাড়ি (নতুন)'];

/** So long that its compressed file has the longest name that a file system takes. */
const longest = `company/blog/${'z'.repeat(255 - '.html.br'.length)}`;

export async function writeSiteForHosts(folder: string): Promise<void> {
  cpSync(realpathSync(builtSite.folder), folder, { recursive: true });
  for (const name of [dotted, longest, ...special]) cpSync(join(folder, 'services.html'), join(folder, `${name}.html`));
  await writeHostFiles(folder, former);
  for (const file of ['services.html', '404.html', 'feed.xml', 'company/blog/404.html', `${longest}.html`]) {
    const content = readFileSync(join(folder, file));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content));
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
  }
}
