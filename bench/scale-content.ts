/** Content of any size, always the same for the same size: what `npm run bench:scale` builds. */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';

/** How many entries of each kind. The projects that the service pages show come on top of that. */
export type Size = { posts: number; projects: number; jobs: number };

/** Two that entries of all kinds have. */
const categories = ['Web Design', 'Web Development'];

const words =
  'shop order stock price phone map thread loom river market rice tea boat bus bridge road ledger invoice parcel courier printer till menu kitchen table season harvest saree jute clay cane lamp window garden school clinic patient letter reader page field form search filter list card picture colour type margin grid'.split(
    ' ',
  );

/** Writes the entries into a folder that is emptied before. */
export async function writeScaleContent(folder: string, { posts, projects, jobs }: Size): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp('content/projects', join(folder, 'projects'), { recursive: true });
  const picture = await coverFile();
  for (let i = 0; i < posts; i++) {
    // Every fifth has a picture, the others a woven cover.
    await writeEntry(folder, 'blog', `post-${i}`, postFields(i), i % 5 === 0 ? [picture] : []);
  }
  for (let i = 0; i < projects; i++) await writeEntry(folder, 'projects', `project-${i}`, projectFields(i));
  for (let i = 0; i < jobs; i++) await writeEntry(folder, 'jobs', `job-${i}`, jobFields(i));
}

/** Adds a sentence to the text of one post, as an editor does. */
export async function changePost(folder: string, i: number, added: string): Promise<void> {
  await writeFile(join(folder, 'blog', `post-${i}`, 'index.md'), entryText(`post-${i}`, postFields(i), added));
}

function postFields(i: number) {
  return {
    id: `post-${i}`,
    blogSub: `${sentence(i, 5)} ${i}`,
    blogDesc: sentence(i + 7, 14),
    blogDate: dayBefore(i),
    blogCategory: pick(categories, i),
    blogPoster: 'Tanvir Ahmed',
    blogLink: `/blogs/post-${i}`,
    ...(i % 5 === 0 && { blogImg: { file: 'cover', alt: 'A plain colour' } }),
  };
}

function projectFields(i: number) {
  return {
    id: `scale-${i}`,
    projectName: `Project ${i}`,
    projectSub: sentence(i, 4),
    projectDesc: sentence(i + 3, 12),
    projectCategory: pick(categories, i),
    projectDate: dayBefore(i),
    place: 'Bogura',
    duration: 'Ten weeks',
    tools: ['React'],
    figures: ['one', 'two', 'three'].map((label, value) => ({ value: String(value + 1), label })),
    colours: { ground: '#102030', ink: '#ffffff' },
  };
}

function jobFields(i: number) {
  return {
    id: `job-${i}`,
    jobTitle: `${sentence(i, 2)} ${i}`,
    jobDesc: sentence(i + 5, 12),
    location: 'Dhaka',
    category: pick(categories, i),
    workplace: ['office'],
    vacancies: 1 + (i % 3),
    salary: 'By agreement',
    jobType: 'Full Time',
    deadline: '12-20-26',
    publishedDate: dayBefore(i),
    applyLink: 'mailto:jobs@example.com',
    websiteLink: 'https://example.com',
    company: 'A company',
  };
}

async function writeEntry(root: string, collection: string, slug: string, fields: object, files: [name: string, data: Buffer][] = []) {
  const folder = join(root, collection, slug);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.md'), entryText(slug, fields));
  for (const [name, data] of files) await writeFile(join(folder, name), data);
}

/** About 450 words, with what a text has: headings, lists, emphasis, links. */
function entryText(slug: string, fields: object, added = ''): string {
  const seed = Number(slug.split('-').at(-1));
  const part = (n: number) =>
    `## ${sentence(seed + n, 4)}\n\n${paragraph(seed + n)}\n\n- ${sentence(seed + n, 6)}\n- ${sentence(seed * n, 6)}\n\n${paragraph(seed + n + 9)} [All posts](/company/blog).`;
  const text = [paragraph(seed), ...[1, 2, 3, 4].map(part), added].join('\n\n');
  return `---\n${stringify(fields)}---\n\n${text.trim()}\n`;
}

function paragraph(seed: number): string {
  return [11, 17, 9, 14].map((length, i) => `${sentence(seed * 3 + i, length)}.`).join(' ');
}

function sentence(seed: number, length: number): string {
  const text = Array.from({ length }, (_, i) => pick(words, seed * 7 + i * i * 13 + i * (seed % 11))).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function pick<Item>(items: readonly Item[], i: number): Item {
  const item = items[i % items.length];
  if (item === undefined) throw new Error('expected at least one item');
  return item;
}

/** Month-day-year, as editors write it: four posts a day. */
function dayBefore(i: number): string {
  const [year = '', month = '', day = ''] = new Date(Date.UTC(2026, 9, 20) - Math.floor(i / 4) * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${month}-${day}-${year.slice(2)}`;
}

async function coverFile(): Promise<[name: string, data: Buffer]> {
  const picture = sharp({ create: { width: 800, height: 450, channels: 3, background: '#6694d2' } });
  return ['cover.webp', await picture.webp().toBuffer()];
}
