/** A form for each file of content/ that is no post, project or job, from the registry (src/content/files.ts). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument } from 'yaml';
import * as z from 'zod';
import { pictureFolder } from '../src/collections/record-problems.ts';
import { type ContentFile, namedFiles, pageFiles } from '../src/content/files.ts';
import { type Priced, priced } from '../src/content/price.ts';
import { Currency, Prices } from '../src/content/schemas/prices.ts';
import { type Control, controlsOf, type Form } from './controls.ts';
import { splitEntry } from './entry-source.ts';
import { hiddenVersion } from './hidden-version.ts';

/** For their paths, which are the same whatever the prices are. */
const files = { ...namedFiles, ...pageFiles(new Map()) };

/** The paths in content/ of all files that have such a form, by their names in the registry. */
export const recordFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([name, { file }]) => [name, file]),
);

/** A collection of Decap's for each group of files, in the registry's order. `root` is the folder of the content. */
export function recordCollections(root: string) {
  const form: Form = { references: referencesIn(root), long: true };
  const all: [name: string, file: ContentFile][] = Object.entries({ ...namedFiles, ...pageFiles(pricesIn(root)) });
  const groups = [...new Set(all.map(([, { group }]) => group))];
  return groups.map((group) => ({
    name: group.toLowerCase(),
    label: group,
    editor: { preview: false },
    delete: false,
    files: all.filter(([, file]) => file.group === group).map(([name, file]) => fileForm(root, name, file, form)),
  }));
}

function fileForm(root: string, name: string, { file, label, schema }: ContentFile, form: Form) {
  if (!(schema instanceof z.ZodObject)) throw new Error(`${file}: its schema is no group of fields`);
  const source = join(root, file);
  const node = existsSync(source) ? parseDocument(readFileSync(source, 'utf8')).contents : undefined;
  const fields: Control[] = [...controlsOf(schema, { form, path: name, node }), hiddenVersion];
  return { name, label, file: `content/${file}`, fields, media_folder: `/content/${pictureFolder(file)}`, public_folder: '' };
}

/** The prices that an offer may name. None where the file is wrong: what is wrong is said when a form is saved. */
function pricesIn(root: string): ReadonlyMap<string, Priced> {
  const [prices, currency] = [Prices.safeParse(valueOf(root, 'prices.yaml')), Currency.safeParse(valueOf(root, 'currency.yaml'))];
  if (!prices.success || !currency.success) return new Map();
  return new Map(prices.data.services.map((price) => [price.id, priced(price, currency.data)]));
}

const Menu = z.object({ entries: z.array(z.object({ name: z.string() })) }).catch({ entries: [] });
const Examples = z
  .object({ services: z.array(z.object({ id: z.string(), example: z.object({ name: z.string() }).optional() })) })
  .catch({ services: [] });

/** What a field may choose from, by the kind of thing that it names. */
export function referencesIn(root: string): Form['references'] {
  const [service, product] = ['services/menu.json', 'products/menu.json'].map((file) =>
    Menu.parse(valueOf(root, file)).entries.map(({ name }) => name),
  );
  const examples = Examples.parse(valueOf(root, 'prices.yaml')).services;
  return {
    project: projectsIn(root),
    service: service ?? [],
    menu: [...(service ?? []), ...(product ?? [])],
    example: examples.flatMap(({ id, example }) => (example ? { label: example.name, value: id } : [])),
  };
}

const Project = z.object({ projectName: z.string() });

function projectsIn(root: string): string[] {
  const folder = join(root, 'projects');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md')) : [];
  return names.toSorted().flatMap((name) => {
    const front = splitEntry(readFileSync(join(folder, name), 'utf8'))?.front ?? '';
    const project = Project.safeParse(parsed(front));
    return project.success ? project.data.projectName : [];
  });
}

function valueOf(root: string, file: string): unknown {
  return existsSync(join(root, file)) ? parsed(readFileSync(join(root, file), 'utf8')) : undefined;
}

function parsed(source: string): unknown {
  try {
    return parse(source);
  } catch {
    return undefined;
  }
}
