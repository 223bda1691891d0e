/** The last step of a build: writes compressed copies beside each text file, so that a server does not need to compress. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { siteFolder } from './folders.ts';

const textFiles = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;
/** In bytes. Below this, a compressed copy would save no network packet. */
const minBytes = 512;

const files = (await readdir(siteFolder, { recursive: true })).filter((file) => textFiles.test(file));
// Keeps all processors busy, with one file at a time for each: the memory stays small however many files there are.
await Promise.all(Array.from({ length: availableParallelism() }, work));

async function work(): Promise<void> {
  for (let file = files.pop(); file !== undefined; file = files.pop()) await compress(join(siteFolder, file));
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < minBytes) return;
  const brotli = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))]);
}
