/** Opens and saves the files of content/ that are no posts, projects or jobs. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { pictureFolder } from '../src/collections/record-problems.ts';
import { recordFiles } from './record-forms.ts';
import { recordRefusals } from './record-refusals.ts';
import { mergeRecord, withField } from './record-source.ts';
import { versionField } from './hidden-version.ts';
import { type Asset, changedMeanwhile, hashOf, sentPictures, sourceOf, type Versions } from './stored-files.ts';
import { withRecordPictureNames } from './uploaded-pictures.ts';
import { writeWhole } from './write-whole.ts';

/** `content/prices.yaml` and all others that have a form. */
export const RecordPath = z.enum(Object.values(recordFiles).map((file) => `content/${file}`));
/** The folders in which such files name pictures. */
export const recordPictureFolders = [...new Set(Object.values(recordFiles).map(pictureFolder))].filter((folder) =>
  /^(pages$|products\/)/.test(folder),
);

/** The whole file as the form sends it. */
const Sent = z.looseObject({ [versionField]: z.string() });

export function recordBackend(root: string, versions: Versions) {
  const fileOf = (path: string) => path.slice('content/'.length);

  async function read(path: string) {
    const source = await sourceOf(join(root, fileOf(path)));
    if (source === undefined) return { data: null, file: { path, id: null } };
    const data = withField(source, versionField, versions.of(source), { json: path.endsWith('.json') });
    return { data, file: { path, id: hashOf(source) } };
  }

  /** Writes nothing that the build would refuse; the form still has what was typed. */
  async function save(path: string, raw: string, assets: readonly Asset[]): Promise<void> {
    const { [versionField]: version, ...fields } = Sent.parse(parse(raw));
    const file = join(root, fileOf(path));
    const previous = await sourceOf(file);
    if (previous === undefined || !versions.isCurrent(previous, version)) throw new Error(changedMeanwhile);
    const folder = pictureFolder(fileOf(path));
    const pictures = await sentPictures(join(root, folder), assets);
    const source = mergeRecord(previous, withRecordPictureNames(fields), { json: path.endsWith('.json') });
    const changes = new Map<string, string | Buffer>([[fileOf(path), source]]);
    for (const [name, bytes] of pictures) changes.set(`${folder}/${name}`, bytes);
    const refusals = source === previous && pictures.size === 0 ? [] : await recordRefusals(root, changes);
    if (refusals.length > 0) throw new Error(refusals.join('; '));
    if ((await sourceOf(file)) !== previous) throw new Error(changedMeanwhile);
    if (pictures.size > 0) await mkdir(join(root, folder), { recursive: true });
    await writeWhole(new Map([...changes].map(([each, content]) => [join(root, each), content])));
    versions.wrote(source, version);
  }

  return { read, save };
}
