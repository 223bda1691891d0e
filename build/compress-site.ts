/** Compressed copies of a site's text files, for as many files as a site may have. */
import { existsSync, linkSync, statSync } from 'node:fs';
import { link, readdir, readFile, writeFile } from 'node:fs/promises';
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
 * From so many text files on, those that come with each entry are compressed with less effort: a post then weighs 9 % more, and
 * takes a thirtieth of the time.
 */
const large = 2000;
const efforts = { best: constants.BROTLI_MAX_QUALITY, quick: 6 };

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

/** How many copies were made, and how many of the last build could stay. */
type Counts = { compressed: number; kept: number };

/**
 * Writes the copies. One of the last build, in `last`, is taken over if it contains exactly this file, or if the file is one and
 * the same in both.
 * @param ofEntries - whether a file (its path with forward slashes) is one of those that come with each entry.
 */
export async function compressSite(folder: string, last: string, ofEntries: (file: string) => boolean): Promise<Counts> {
  const names = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  const files = names.filter((file) => textFiles.test(file) && !hostFiles.test(file));
  const counts: Counts = { compressed: 0, kept: 0 };
  // A page with two addresses is one file with two names.
  const namesOf = Map.groupBy(files, (file) => statSync(join(folder, file)).ino);
  await inLanes(namesOf, async ([ino, [file = '', ...more]]) => copy(file, more, ino), 2 * availableParallelism());
  return counts;

  async function copy(file: string, more: readonly string[], ino: number): Promise<void> {
    if (statSync(join(last, file), { throwIfNoEntry: false })?.ino === ino) {
      for (const name of [file, ...more]) for (const { extension } of formats) keep(name + extension);
      return;
    }
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

  function keep(name: string): void {
    if (!existsSync(join(last, name))) return;
    linkSync(join(last, name), join(folder, name));
    counts.kept++;
  }
}
