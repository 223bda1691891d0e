/** For tests: what a form in the browser sends. */
import sharp from 'sharp';
import { parse } from 'yaml';
import * as z from 'zod';
import { splitEntry } from './entry-source.ts';
import type { decapBackend } from './decap-backend.ts';

type Answer = ReturnType<typeof decapBackend>;

/** The version that a form gets when it opens an entry; undefined where there is none yet. */
export async function open(answer: Answer, path: string): Promise<string | undefined> {
  const { data } = z.object({ data: z.string().nullable() }).parse(await answer({ action: 'getEntry', params: { path } }));
  return data === null ? undefined : z.object({ version: z.string() }).parse(parse(splitEntry(data)?.front ?? '')).version;
}

/** Saves the fields and the text of an entry that was opened as `version`. */
export function save(answer: Answer, path: string, version: string | undefined, front: string, text = 'Words.', assets: object[] = []) {
  const raw = `---\n${front}${version === undefined ? '' : `version: ${version}\n`}---\n${text}`;
  return answer({ action: 'persistEntry', params: { dataFiles: [{ path, raw }], assets } });
}

export function remove(answer: Answer, ...paths: string[]) {
  return answer({ action: 'deleteFiles', params: { paths } });
}

/** A picture of one colour for the post `rain`. */
export async function photograph(name: string, width = 400, height = 200, background = '#345') {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { path: `content/blog/rain/${name}`, content: bytes.toString('base64'), encoding: 'base64' };
}
