/**
 * What the editor in the browser asks of this machine, in the words of Decap CMS's proxy backend (the protocol of decap-server):
 * lists, reads, writes and deletes the entries of content/ and their pictures, and nothing else.
 */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { pictureFile } from '#collections/picture-files.ts';
import { kinds, nameField, versionField } from './config.ts';
import { mergeEntry, nextId, splitEntry, withFields } from './entry-source.ts';
import { assertPicture, pictureName, withPictureNames, withPictureNamesInText } from './uploaded-pictures.ts';
import { refusals, wholeEntry } from './refusals.ts';
import { writeWhole } from './write-whole.ts';

const folders = `content/(?:${kinds.map(({ folder }) => folder).join('|')})`;
/** A name in a path, never `.` or `..`. */
const name = '[^./\\\\][^/\\\\]*';
const Folder = z.string().regex(new RegExp(`^${folders}$`));
const EntryPath = z.string().regex(new RegExp(`^${folders}/(?:${name}/index|${name})\\.md$`));
const PicturePath = z.string().regex(new RegExp(`^${folders}/${name}/${name}$`));
const Asset = z.object({ path: PicturePath, content: z.string(), encoding: z.literal('base64') });
type Asset = z.infer<typeof Asset>;

const Request = z.discriminatedUnion('action', [
  z.object({ action: z.literal('entriesByFolder'), params: z.object({ folder: Folder }) }),
  z.object({ action: z.literal('getEntry'), params: z.object({ path: EntryPath }) }),
  z.object({
    action: z.literal('persistEntry'),
    params: z.object({ dataFiles: z.tuple([z.object({ path: EntryPath, raw: z.string() })]), assets: z.array(Asset) }),
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
  /** The hash of what a form has written last, by the version that it was opened with: a save does not open the entry anew. */
  const written = new Map<string, string>();

  async function read(path: string): Promise<{ data: string | null; file: { path: string; id: string | null } }> {
    const source = await sourceOf(place(path));
    if (source === undefined) return { data: null, file: { path, id: null } };
    const data = withFields(source, { [nameField]: nameOf(path), [versionField]: `${hashOf(source)} ${randomUUID()}` });
    return { data, file: { path, id: hashOf(source) } };
  }

  async function readFolder(folder: string) {
    // Git keeps no empty folder: without the last entry of a kind, its folder is gone.
    const names = existsSync(place(folder)) ? await readdir(place(folder), { recursive: true }) : [];
    const paths = names.map((file) => `${folder}/${file.replaceAll('\\', '/')}`).filter((path) => EntryPath.safeParse(path).success);
    return Promise.all(paths.toSorted().map(read));
  }

  /** Writes nothing that the build would refuse; the form still has what was typed. */
  async function save(path: string, raw: string, assets: readonly Asset[]): Promise<void> {
    const { front = '', text = '' } = splitEntry(raw) ?? {};
    const { [nameField]: typedName, [versionField]: version, ...fields } = Sent.parse(parse(front));
    const file = place(path);
    const previous = await sourceOf(file);
    if (typedName !== nameOf(path) || (previous !== undefined && version === undefined)) {
      const isThere = `There is an entry of the name ${typedName} already. Choose another file name.`;
      throw new Error(version === undefined ? isThere : `The file name of an entry stays: ${nameOf(path)}.`);
    }
    if (previous !== undefined && version !== undefined && hashOf(previous) !== (written.get(version) ?? version.split(' ')[0])) {
      throw new Error(changedMeanwhile);
    }
    const changes = new Map<string, string | Buffer>();
    for (const asset of assets) {
      const [picture, bytes] = [pictureName(basename(asset.path)), Buffer.from(asset.content, asset.encoding)];
      await assertPicture(picture, bytes);
      await assertNoOther(dirname(file), picture, bytes);
      changes.set(`${dirname(inRoot(path))}/${picture}`, bytes);
    }
    const given = previous === undefined ? await givenTo(path) : {};
    const source = mergeEntry(previous, { fields: { ...given, ...withPictureNames(fields) }, text: withPictureNamesInText(text) });
    changes.set(inRoot(path), source);
    await assertAccepted(changes);
    if ((await sourceOf(file)) !== previous) throw new Error(changedMeanwhile);
    await mkdir(dirname(file), { recursive: true });
    await writeWhole(new Map([...changes].map(([each, content]) => [join(root, each), content])));
    if (version !== undefined) written.set(version, hashOf(source));
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
      case 'getEntry':
        return read(asked.params.path);
      case 'persistEntry':
        await save(asked.params.dataFiles[0].path, asked.params.dataFiles[0].raw, asked.params.assets);
        return { message: 'saved' };
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

const changedMeanwhile =
  'This entry was changed elsewhere after this form had opened it, so nothing was written. Both versions are kept: the other one in ' +
  'its file, yours in this form. Open the entry in a second window, put your changes there, and close this one.';

/** Throws where the picture would take the place or the name of another one. */
async function assertNoOther(folder: string, picture: string, bytes: Buffer): Promise<void> {
  const other = pictureFile(folder, picture);
  if (other === undefined || (other === picture && bytes.equals(await readFile(join(folder, other))))) return;
  throw new Error(`${picture}: there is another picture of this name, ${other}. Give the new file another name and choose it again.`);
}

async function sourceOf(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}

function inRoot(path: string): string {
  return path.slice('content/'.length);
}

function nameOf(path: string): string {
  return basename(path) === 'index.md' ? basename(dirname(path)) : basename(path, '.md');
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
