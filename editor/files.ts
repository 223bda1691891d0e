/**
 * What the editor in the browser asks of this machine, in the words of Decap CMS's proxy backend (the protocol of decap-server):
 * lists, reads, writes and deletes the entries of content/ and their pictures, and nothing else.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import { pictureFile } from '#collections/picture-files.ts';
import { kinds, nameField } from './config.ts';
import { givenTo } from './given-fields.ts';
import { mergeEntry, splitEntry, withField } from './entry-file.ts';
import { assertPicture, pictureName, withPictureNames, withPictureNamesInText } from './pictures.ts';
import { type Changes, refusals, wholeEntry } from './refusals.ts';

const Path = z
  .string()
  .regex(new RegExp(`^content/(?:${kinds.map(({ folder }) => folder).join('|')})(?:/[^/\\\\]+){0,2}$`))
  .refine((path) => !path.split('/').includes('..'));
const Asset = z.object({ path: Path, content: z.string(), encoding: z.literal('base64') });

const Request = z.discriminatedUnion('action', [
  z.object({ action: z.literal('info') }),
  z.object({ action: z.literal('entriesByFolder'), params: z.object({ folder: Path }) }),
  z.object({ action: z.literal('entriesByFiles'), params: z.object({ files: z.array(z.object({ path: Path })) }) }),
  z.object({ action: z.literal('getEntry'), params: z.object({ path: Path }) }),
  z.object({
    action: z.literal('persistEntry'),
    params: z.object({ dataFiles: z.tuple([z.object({ path: Path, raw: z.string() })]), assets: z.array(Asset) }),
  }),
  z.object({ action: z.literal('getMedia'), params: z.object({ mediaFolder: z.string() }) }),
  z.object({ action: z.literal('getMediaFile'), params: z.object({ path: Path }) }),
  z.object({ action: z.literal('deleteFiles'), params: z.object({ paths: z.array(Path) }) }),
]);

/** Answers requests about the entries in this folder. Throws an error whose message is for the editor. */
export function entryFiles(root: string): (request: unknown) => Promise<unknown> {
  const place = (path: string) => join(root, inRoot(path));

  async function read(path: string): Promise<{ data: string | null; file: { path: string; id: string | null } }> {
    if (!existsSync(place(path))) return { data: null, file: { path, id: null } };
    const source = await readFile(place(path), 'utf8');
    return { data: withField(source, nameField, nameOf(path)), file: { path, id: idOf(source) } };
  }

  async function readFolder(folder: string) {
    // Git keeps no empty folder: without the last entry of a kind, its folder is gone.
    const names = existsSync(place(folder)) ? await readdir(place(folder), { recursive: true }) : [];
    const paths = names
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => /^content\/[^/]+\/(?:[^/]+\/index|[^/]+)\.md$/.test(path));
    return Promise.all(paths.toSorted().map(read));
  }

  /** Writes nothing that the build would refuse; the form still has what was typed. */
  async function save(path: string, raw: string, assets: readonly z.infer<typeof Asset>[]): Promise<void> {
    const sent = splitEntry(withPictureNamesInText(raw));
    if (!sent || !path.endsWith('.md')) throw new Error(`${path} is no entry.`);
    const file = place(path);
    const previous = existsSync(file) ? await readFile(file, 'utf8') : undefined;
    const pictures = assets.map((asset) => ({
      name: pictureName(basename(asset.path)),
      bytes: Buffer.from(asset.content, asset.encoding),
    }));
    for (const { name, bytes } of pictures) await assertPicture(name, bytes);
    const given = previous === undefined ? givenTo(path, await readFolder(dirname(path.replace(/\/index\.md$/, '')))) : {};
    const source = mergeEntry(previous, sent, ({ [nameField]: name, ...fields }) => {
      if (name !== nameOf(path)) throw new Error(`The file name of an entry stays: ${nameOf(path)}.`);
      return { ...given, ...withPictureNames(fields) };
    });
    const changes = new Map<string, string | Buffer>([[inRoot(path), source]]);
    for (const { name, bytes } of pictures) changes.set(`${dirname(inRoot(path))}/${name}`, bytes);
    await assertAccepted(changes);
    await mkdir(dirname(file), { recursive: true });
    for (const [name, content] of changes) await writeFile(join(root, name), content);
  }

  /** Deletes nothing that another entry needs. */
  async function remove(paths: readonly string[]): Promise<void> {
    const names = paths.map(inRoot);
    await assertAccepted(new Map(names.map((name) => [name, undefined])));
    for (const name of names) await rm(join(root, wholeEntry(name)), { recursive: wholeEntry(name) !== name, force: true });
  }

  async function assertAccepted(changes: Changes): Promise<void> {
    const found = await refusals(root, changes);
    if (found.length > 0) throw new Error(found.join('; '));
  }

  async function picture(path: string) {
    const file = pictureFile(dirname(place(path)), basename(path)) ?? basename(path);
    const content = await readFile(join(dirname(place(path)), file));
    return { id: idOf(content), name: basename(path), path, content: content.toString('base64'), encoding: 'base64' };
  }

  return async (request) => {
    const asked = Request.parse(request);
    switch (asked.action) {
      case 'info':
        return { repo: 'content', publish_modes: ['simple'], type: 'local_fs' };
      case 'entriesByFolder':
        return readFolder(asked.params.folder);
      case 'entriesByFiles':
        return Promise.all(asked.params.files.map(({ path }) => read(path)));
      case 'getEntry':
        return read(asked.params.path);
      case 'persistEntry': {
        const [{ path, raw }] = asked.params.dataFiles;
        await save(path, raw, asked.params.assets);
        return { message: 'saved' };
      }
      case 'getMedia':
        return [];
      case 'getMediaFile':
        return picture(asked.params.path);
      case 'deleteFiles':
        await remove(asked.params.paths);
        return { message: 'deleted' };
    }
  };
}

function inRoot(path: string): string {
  return path.slice('content/'.length);
}

function nameOf(path: string): string {
  return basename(path) === 'index.md' ? basename(dirname(path)) : basename(path, '.md');
}

function idOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
