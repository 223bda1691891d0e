/** `npm run new -- post|project|job "Title"`: writes a draft that the build accepts, for an editor to fill in. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { stringify } from 'yaml';
import { collections } from '../src/collections/addresses.ts';
import { ContentError, type Problem, sentenceOf } from '../src/content/content-error.ts';
import { buildDay } from '../src/collections/publishing.ts';
import { readContent } from '../src/collections/read-content.ts';
import type { Content } from '../src/collections/table.ts';
import { nextId } from './entry-source.ts';
import { templates } from './entry-templates.ts';
import { writeWhole } from './write-whole.ts';

const usage = `Three kinds of entries can be made:
  npm run new -- post "The title"
  npm run new -- project "The name of the project"
  npm run new -- job "The job title"`;

/** What is wrong with the arguments, for the person who typed them. */
export class NewEntryError extends Error {}

/**
 * Writes the draft into a folder of content. Gives its file and what to do next, as a text. Throws a NewEntryError, with nothing
 * written, when the arguments are wrong, when there is such an entry, or when the build would not take it.
 */
export async function newEntry(root: string, [kind = '', given = '', ...more]: readonly string[]): Promise<{ file: string; next: string }> {
  if (kind !== 'post' && kind !== 'project' && kind !== 'job') {
    throw new NewEntryError(`${kind === '' ? 'Which kind of entry?' : `There is no kind of entry "${kind}".`} ${usage}`);
  }
  if (more.length > 0) {
    throw new NewEntryError(`The title goes between quotation marks: npm run new -- ${kind} "${[given, ...more].join(' ')}"`);
  }
  const title = given.trim();
  if (!/[\p{L}\p{N}]/u.test(title)) {
    throw new NewEntryError(`A title needs a letter or a digit, and ${title === '' ? 'there is none' : `"${title}" has none`}. ${usage}`);
  }
  const template = templates[kind];
  const day = buildDay();
  const folder = join(root, template.folder);
  const slug = slugOf(title) ?? freeName(folder, `${kind}-${day}`);
  const taken = namesOf(folder, slug).find((path) => existsSync(path));
  if (taken !== undefined) throw new NewEntryError(`${taken} is there already. Choose another title, or rename that one.`);

  const file = template.ownFolder ? join(folder, slug, 'index.md') : join(folder, `${slug}.md`);
  const fields = template.fields({ title, slug, day, id: nextId(await sourcesIn(folder)) });
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeWhole(new Map([[file, `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${template.text}`]]));
    return { file, next: nextSteps(file, template.dayField, await addressOf(root, file)) };
  } catch (error) {
    await rm(template.ownFolder ? dirname(file) : file, { recursive: true, force: true });
    throw error;
  }
}

/** The Latin words and digits of a title; undefined for one without any, such as a Bangla one. */
function slugOf(title: string): string | undefined {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .match(/[a-z0-9]+/g);
  return words?.join('-').slice(0, 80).replace(/-$/, '');
}

function namesOf(folder: string, slug: string): string[] {
  return [join(folder, slug), join(folder, `${slug}.md`)];
}

/** The name, or with a number behind it if it is taken. */
function freeName(folder: string, name: string): string {
  for (let i = 1; ; i++) {
    const candidate = i === 1 ? name : `${name}-${i}`;
    if (!namesOf(folder, candidate).some((path) => existsSync(path))) return candidate;
  }
}

async function sourcesIn(folder: string): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  return Promise.all(names.filter((name) => name.endsWith('.md')).map((name) => readFile(join(folder, name), 'utf8')));
}

/** The address of the new entry. What is wrong with other entries does not matter here. */
async function addressOf(root: string, file: string): Promise<string> {
  const name = relative(dirname(root), file);
  const content = await readContent(root, [], { drafts: true }).catch((error: unknown): Content | undefined => {
    if (!(error instanceof ContentError)) throw error;
    const own = error.problems.filter((problem: Problem) => problem.file === name).map(sentenceOf);
    if (own.length === 0) return undefined;
    throw new NewEntryError(`Nothing was written, because the build would not take it:\n${own.join('\n')}`);
  });
  const found =
    content &&
    collections(content).flatMap(({ addressOf: of, entries }) => entries.flatMap((entry) => (entry.file === name ? of(entry.key) : [])));
  return found?.[0] ?? 'its address';
}

function nextSteps(file: string, dayField: string, address: string): string {
  return `${file} is there, as a draft that no visitor sees.
  1. Open it and fill in its fields and its text; content/README.md says what each is for.
  2. Look at it with npm run dev, at ${address}
  3. To publish it, set ${dayField} to the day, delete the line "draft: true", and run npm test.`;
}

if (import.meta.main) {
  try {
    console.log((await newEntry('content', process.argv.slice(2))).next);
  } catch (error) {
    if (!(error instanceof NewEntryError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
