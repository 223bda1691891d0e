/** Keeps drawn previews for the next build, because drawing them takes longer than everything else that an entry needs. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { Subject } from './compositions.ts';

/** Whatever decides how a subject is drawn: when one of these changes, all are drawn anew. */
const recipe = ['build/social/*.ts', 'art/weave/*.ts', 'content/site.ts', 'app/styles/fonts/*', 'package.json'];
const folder = 'node_modules/.cache/previews';
/** Of the digest that comes before the picture, in bytes. */
const digestLength = 32;

let recipeDigest: string | undefined;

/** The picture (PNG) that was drawn of this subject; null if there is none, or if its file is damaged. */
export async function keptPreview(subject: Subject, cache = folder): Promise<Buffer | null> {
  const kept = await readFile(fileOf(subject, cache)).catch(() => Buffer.alloc(0));
  const picture = kept.subarray(digestLength);
  return picture.length > 0 && digest(picture).equals(kept.subarray(0, digestLength)) ? picture : null;
}

export async function keepPreview(subject: Subject, picture: Buffer, cache = folder): Promise<void> {
  await mkdir(cache, { recursive: true });
  // Under another name until it is whole: two builds may run at once.
  const part = join(cache, `${process.pid}-${threadId}.part`);
  await writeFile(part, Buffer.concat([digest(picture), picture]));
  await rename(part, fileOf(subject, cache));
}

function fileOf(subject: Subject, cache: string): string {
  recipeDigest ??= digest(
    Buffer.concat(
      globSync(recipe)
        .toSorted()
        .map((file) => readFileSync(file)),
    ),
  ).toString('hex');
  return join(cache, digest(Buffer.from(JSON.stringify([recipeDigest, subject]))).toString('hex'));
}

function digest(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}
