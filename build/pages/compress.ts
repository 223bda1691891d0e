/** Writes compressed copies beside each text file, so that a server does not need to compress. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFiles = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;
/** In bytes. Below this, a compressed copy would save no network packet. */
const minBytes = 512;

/** Keeps all processors busy, with one file at a time for each: the memory stays small however many there are. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => textFiles.test(file));
  async function work(): Promise<void> {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await compress(join(folder, file));
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < minBytes) return;
  const brotli = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))]);
}
