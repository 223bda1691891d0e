/** Writes compressed copies beside each text file, so that a server does not need to compress. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFiles = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;
/** In bytes. Below this, a compressed copy would save no network packet. */
const minBytes = 512;

export async function compressFiles(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!textFiles.test(file)) continue;
    const path = join(folder, file);
    const content = await readFile(path);
    if (content.length < minBytes) continue;
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
  }
}
