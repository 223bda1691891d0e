/** Compressed copies of a site's text files, for as many files as a site may have. */
import { link, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { inLanes } from './in-lanes.ts';

const textFiles = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;
/** What only hosts read (build/hosts/). */
const hostFiles = /^(_|vercel\.json$)/;
/** In bytes. Below this, a compressed copy would save no network packet. */
const minBytes = 512;

/**
 * From so many text files on, those that come with each entry are compressed with less effort: a post then weighs 6 % more, and
 * its share of the build's time is a tenth.
 */
const large = 2000;
const efforts = { best: constants.BROTLI_MAX_QUALITY, quick: 9 };

const formats = [
  {
    extension: '.br',
    compress: (content: Buffer, quality: number) =>
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    decompress: promisify<Buffer, Buffer>(brotliDecompress),
  },
  {
    extension: '.gz',
    compress: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
    decompress: promisify<Buffer, Buffer>(gunzip),
  },
];

/** How many files were compressed, and of how many the last build's copies could stay. */
type Counts = { compressed: number; kept: number };

/**
 * Writes the copies. One of the last build, in `last`, is taken over if it contains exactly this file.
 * @param ofEntries - whether a file (its path with forward slashes) is one of those that come with each entry.
 */
export async function compressSite(folder: string, last: string, ofEntries: (file: string) => boolean): Promise<Counts> {
  const names = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  const files = names.filter((file) => textFiles.test(file) && !hostFiles.test(file));
  const counts: Counts = { compressed: 0, kept: 0 };
  // A page with two addresses is one file with two names.
  const others = new Map<string, string[]>();
  const firsts = new Map<number, string>();
  for (const file of files) {
    const { ino, nlink } = await stat(join(folder, file));
    const first = nlink > 1 ? firsts.get(ino) : undefined;
    if (first === undefined) {
      firsts.set(ino, file);
      others.set(file, []);
    } else others.get(first)?.push(file);
  }
  await inLanes(others, async ([file, more]) => copy(file, more), 2 * availableParallelism());
  return counts;

  async function copy(file: string, more: readonly string[]): Promise<void> {
    const content = await readFile(join(folder, file));
    if (content.length < minBytes) return;
    const quality = files.length > large && ofEntries(file) ? efforts.quick : efforts.best;
    for (const { extension, compress, decompress } of formats) {
      const target = join(folder, file + extension);
      const kept = await readFile(join(last, file + extension)).catch(() => null);
      const isRight = kept !== null && content.equals(await decompress(kept).catch(() => Buffer.alloc(0)));
      await writeFile(target, isRight ? kept : await compress(content, quality));
      counts[isRight ? 'kept' : 'compressed']++;
      for (const other of more) await link(target, join(folder, other + extension));
    }
  }
}
