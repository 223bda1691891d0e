/** Compressed copies of a site's text files, so that a server does not need to compress. */
import { copyFile, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFiles = /\.(html|js|css|svg|xml|txt|json)$/;
/** In bytes. Below this, a compressed copy would save no network packet. */
const minBytes = 512;
/** From so many files on, pages are compressed with less effort: each is 9 % larger, and takes a thirtieth of the time. */
const large = 2000;
const quick = 6;
/** How many at once. Each has some megabytes outside of the heap; with more of them, the engine collects the heap of a large build all the time. */
const together = Math.min(availableParallelism(), 4);

/**
 * Writes `.br` and `.gz` beside each text file. A file that is the same in `last` gets the copies and the time from there: by
 * size and time servers tell a browser that it has the file already.
 */
export async function compressSite(folder: string, last: string | undefined): Promise<void> {
  // Those with an underscore are read by hosts only.
  const files = (await readdir(folder, { recursive: true })).filter((file) => textFiles.test(file) && !file.startsWith('_'));
  const quality = files.length > large ? quick : constants.BROTLI_MAX_QUALITY;
  for (let i = 0; i < files.length; i += together) {
    await Promise.all(files.slice(i, i + together).map((file) => compress(join(folder, file), last && join(last, file), quality)));
  }
}

async function compress(file: string, last: string | undefined, quality: number): Promise<void> {
  const content = await readFile(file);
  const isSmall = content.length < minBytes;
  if (last && (await readFile(last).catch(() => undefined))?.equals(content)) {
    for (const extension of isSmall ? [''] : ['', '.br', '.gz']) {
      if (extension) await copyFile(last + extension, file + extension);
      const { atime, mtime } = await stat(last + extension);
      await utimes(file + extension, atime, mtime);
    }
    return;
  }
  if (isSmall) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
