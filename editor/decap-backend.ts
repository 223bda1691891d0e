/**
 * What the editor in the browser asks of this machine, in the words of Decap CMS's proxy backend (the protocol of decap-server):
 * lists, reads and writes the files of content/ and their pictures, deletes entries, and nothing else.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { pictureFile } from '../src/collections/picture-files.ts';
import { kinds, nameField } from './config.ts';
import { mergeEntry, nextId, splitEntry, withFields } from './entry-source.ts';
import { pictureName, withPictureNames, withPictureNamesInText } from './uploaded-pictures.ts';
import { refusals, wholeEntry } from './refusals.ts';
import { versionField } from './hidden-version.ts';
import { RecordPath, recordBackend, recordPictureFolders } from './record-backend.ts';
import { type Asset as SentAsset, changedMeanwhile, createVersions, hashOf, sentPictures, sourceOf } from './stored-files.ts';
import { writeWhole } from './write-whole.ts';

const folders = `content/(?:${kinds.map(({ folder }) => folder).join('|')})`;
/** A name in a path, never `.` or `..`. */
const name = '[^./\\\\][^/\\\\]*';
const Folder = z.string().regex(new RegExp(`^${folders}$`));
const EntryPath = z.string().regex(new RegExp(`^${folders}/(?:${name}/index|${name})\\.md$`));
const pictureFolders = `(?:${folders}/${name}|content/(?:${recordPictureFolders.join('|')}))`;
const PicturePath = z.string().regex(new RegExp(`^${pictureFolders}/${name}$`));
const Asset = z.object({ path: PicturePath, content: z.string(), encoding: z.literal('base64') });
/** An entry, or a file that has a form of its own. */
const FormPath = z.union([EntryPath, RecordPath]);
const File = z.object({ path: RecordPath });

const Request = z.discriminatedUnion('action', [
  z.object({ action: z.literal('entriesByFolder'), params: z.object({ folder: Folder }) }),
  z.object({ action: z.literal('entriesByFiles'), params: z.object({ files: z.array(File) }) }),
  z.object({ action: z.literal('getEntry'), params: z.object({ path: FormPath }) }),
  z.object({
    action: z.literal('persistEntry'),
    params: z.object({ dataFiles: z.tuple([z.object({ path: FormPath, raw: z.string() })]), assets: z.array(Asset) }),
  }),
  z.object({ action: z.literal('getMedia') }),
  z.object({ action: z.literal('getMediaFile'), params: z.object({ path: PicturePath }) }),
  z.object({ action: z.literal('deleteFiles'), params: z.object({ paths: z.tuple([EntryPath]) }) }),
]);

/** The front matter as the form sends it. */
const Sent = z.looseObject({ [nameField]: z.string(), [versionField]: z.string().optional() });

/** Answers requests about the entries in this folder, one after another. Throws an error whose message is for the editor. */
export function decapBackend(root: string): (request: unknown) => Promise<unknown> {
  const place = (path: string) => join(root, inRoot(path));
  const versions = createVersions();
  const records = recordBackend(root, versions);

  async function read(path: string): Promise<{ data: string | null; file: { path: string; id: string | null } }> {
    const source = await sourceOf(place(path));
    if (source === undefined) return { data: null, file: { path, id: null } };
    const data = withFields(source, { [nameField]: nameOf(path), [versionField]: versions.of(source) });
    return { data, file: { path, id: hashOf(source) } };
  }

  async function readFolder(folder: string) {
    // Git keeps no empty folder: without the last entry of a kind, its folder is gone.
    const names = existsSync(place(folder)) ? await readdir(place(folder), { recursive: true }) : [];
    const paths = names.map((file) => `${folder}/${file.replaceAll('\\', '/')}`).filter((path) => EntryPath.safeParse(path).success);
    return Promise.all(paths.toSorted().map(read));
  }

  /** Writes nothing that the build would refuse; the form still has what was typed. */
  async function save(path: string, raw: string, assets: readonly SentAsset[]): Promise<void> {
    const { front = '', text = '' } = splitEntry(raw) ?? {};
    const { [nameField]: typedName, [versionField]: version, ...fields } = Sent.parse(parse(front));
    const file = place(path);
    const previous = await sourceOf(file);
    if (typedName !== nameOf(path) || (previous !== undefined && version === undefined)) {
      const isThere = `There is an entry of the name ${typedName} already. Choose another file name.`;
      throw new Error(version === undefined ? isThere : `The file name of an entry stays: ${nameOf(path)}.`);
    }
    if (previous !== undefined && version !== undefined && !versions.isCurrent(previous, version)) {
      throw new Error(changedMeanwhile);
    }
    const changes = new Map<string, string | Buffer>();
    for (const [picture, bytes] of await sentPictures(dirname(file), assets)) changes.set(`${dirname(inRoot(path))}/${picture}`, bytes);
    const given = previous === undefined ? await givenTo(path) : {};
    const source = mergeEntry(previous, { fields: { ...given, ...withPictureNames(fields) }, text: withPictureNamesInText(text) });
    changes.set(inRoot(path), source);
    await assertAccepted(changes);
    if ((await sourceOf(file)) !== previous) throw new Error(changedMeanwhile);
    await mkdir(dirname(file), { recursive: true });
    await writeWhole(new Map([...changes].map(([each, content]) => [join(root, each), content])));
    if (version !== undefined) versions.wrote(source, version);
  }

  /** The fields of a new entry that nobody types: its number and, for a post, the link that the specification wants. */
  async function givenTo(path: string): Promise<Record<string, string>> {
    const [top, folder] = path.split('/');
    const id = nextId((await readFolder(`${top}/${folder}`)).map(({ data }) => data ?? ''));
    return folder === 'blog' ? { id, blogLink: `/blogs/${nameOf(path)}` } : { id };
  }

  /** Deletes an entry with its pictures, unless another one needs it. */
  async function remove(path: string): Promise<void> {
    await assertAccepted(new Map([[inRoot(path), undefined]]));
    await rm(join(root, wholeEntry(inRoot(path))), { recursive: true, force: true });
  }

  async function assertAccepted(changes: Parameters<typeof refusals>[1]): Promise<void> {
    const found = await refusals(root, changes);
    if (found.length > 0) throw new Error(found.join('; '));
  }

  async function readPicture(path: string) {
    const folder = dirname(place(path));
    const content = await readFile(join(folder, pictureFile(folder, pictureName(basename(path))) ?? basename(path)));
    return { id: hashOf(content), name: basename(path), path, content: content.toString('base64'), encoding: 'base64' };
  }

  async function answer(asked: z.infer<typeof Request>): Promise<unknown> {
    switch (asked.action) {
      case 'entriesByFolder':
        return readFolder(asked.params.folder);
      case 'entriesByFiles':
        return Promise.all(asked.params.files.map(({ path }) => records.read(path)));
      case 'getEntry':
        return (isRecord(asked.params.path) ? records.read : read)(asked.params.path);
      case 'persistEntry': {
        const {
          dataFiles: [{ path, raw }],
          assets,
        } = asked.params;
        await (isRecord(path) ? records.save : save)(path, raw, assets);
        return { message: 'saved' };
      }
      case 'getMedia':
        return [];
      case 'getMediaFile':
        return readPicture(asked.params.path);
      case 'deleteFiles':
        await remove(asked.params.paths[0]);
        return { message: 'deleted' };
    }
  }

  let last: Promise<unknown> = Promise.resolve();
  return async (request) => {
    const asked = Request.parse(request);
    const turn = last.then(() => answer(asked));
    last = turn.catch(() => undefined);
    return turn;
  };
}

function isRecord(path: string): boolean {
  return RecordPath.safeParse(path).success;
}

function inRoot(path: string): string {
  return path.slice('content/'.length);
}

function nameOf(path: string): string {
  return basename(path) === 'index.md' ? basename(dirname(path)) : basename(path, '.md');
}
