/**
 * What the editor in the browser asks of this machine, in the words of Decap CMS's proxy backend (the protocol of decap-server):
 * lists, reads, writes and deletes the entries of content/ and their pictures, and nothing else.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { ContentError } from '#build/content/content-error.ts';
import { findPicture } from '#build/content/pictures.ts';
import { readContent } from '#build/content/read.ts';
import { kinds, nameField } from './config.ts';
import { givenTo } from './given-fields.ts';
import { mergeEntry, splitEntry, withField } from './entry-file.ts';
import { assertPicture, pictureName, withPictureNames, withPictureNamesInText } from './pictures.ts';

const Path = v.pipe(
  v.string(),
  v.regex(new RegExp(`^content/(?:${kinds.map(({ folder }) => folder).join('|')})(?:/[^/\\\\]+){0,2}$`)),
  v.check((path) => !path.split('/').includes('..')),
);
const Asset = v.object({ path: Path, content: v.string(), encoding: v.literal('base64') });
const params = <Entries extends v.ObjectEntries>(entries: Entries) => v.object(entries);

const Request = v.variant('action', [
  v.object({ action: v.literal('info') }),
  v.object({ action: v.literal('entriesByFolder'), params: params({ folder: Path }) }),
  v.object({ action: v.literal('entriesByFiles'), params: params({ files: v.array(v.object({ path: Path })) }) }),
  v.object({ action: v.literal('getEntry'), params: params({ path: Path }) }),
  v.object({
    action: v.literal('persistEntry'),
    params: params({ dataFiles: v.tuple([v.object({ path: Path, raw: v.string() })]), assets: v.array(Asset) }),
  }),
  v.object({ action: v.literal('getMedia'), params: params({ mediaFolder: v.string() }) }),
  v.object({ action: v.literal('getMediaFile'), params: params({ path: Path }) }),
  v.object({ action: v.literal('deleteFiles'), params: params({ paths: v.array(Path) }) }),
]);

/** Answers requests about the entries in this folder. Throws an error whose message is for the editor. */
export function entryFiles(root: string): (request: unknown) => Promise<unknown> {
  const place = (path: string) => join(root, relative('content', path));

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

  /** Keeps no file that the build would refuse; the form still has what was typed. */
  async function save(path: string, raw: string, assets: readonly v.InferOutput<typeof Asset>[]): Promise<void> {
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
    const madeFolder = await mkdir(dirname(file), { recursive: true });
    await writeFile(file, source);
    const problems = await problemsOf(root, relative(dirname(root), file));
    if (problems.length > 0) {
      if (previous === undefined) await rm(madeFolder ?? file, { recursive: true });
      else await writeFile(file, previous);
      throw new Error(problems.join('; '));
    }
    for (const { name, bytes } of pictures) await writeFile(join(dirname(file), name), bytes);
  }

  /** An entry in a folder goes with its pictures. Refuses any other folder. */
  async function remove(path: string): Promise<void> {
    if (/^content\/[^/]+\/[^/]+\/index\.md$/.test(path)) await rm(dirname(place(path)), { recursive: true, force: true });
    else await rm(place(path), { force: true });
  }

  async function picture(path: string) {
    const files = await findPicture(dirname(place(path)), basename(path));
    const shown = files?.webp.at(-1)?.[0];
    const content = await readFile(shown ?? place(path));
    return { id: idOf(content), name: basename(path), path, content: content.toString('base64'), encoding: 'base64' };
  }

  return async (request) => {
    const asked = v.parse(Request, request);
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
        await Promise.all(asked.params.paths.map(remove));
        return { message: 'deleted' };
    }
  };
}

/** What the build would say about this file. */
async function problemsOf(root: string, file: string): Promise<string[]> {
  try {
    await readContent(root, [], { drafts: true });
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems
      .filter((problem) => problem.file === file)
      .map(({ field, found, expected }) => `${field}: found ${found}, ${expected}`);
  }
}

function nameOf(path: string): string {
  return basename(path) === 'index.md' ? basename(dirname(path)) : basename(path, '.md');
}

function idOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
