/** Content of four entries, and what the collections make of it or of a changed copy. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readContent } from '#collections/read-content.ts';
import { type SiteContent, withTexts } from '#collections/site-content.ts';

/** Content without a problem: a file's text by its path. */
export const files = {
  'blog/first.md': `---
id: '1'
blogSub: The first post
blogDesc: What it is about.
blogDate: 10-20-26
blogCategory: SEO
blogPoster: Rafi
blogLink: /blogs/first
---

Its text.
`,
  'blog/second.md': `---
id: '2'
blogSub: শাড়ি & shari
blogDesc: What it is about.
blogDate: 10-21-26
blogCategory: CMS
blogPoster: Anika
blogLink: /blogs/second
---

Its text.
`,
  'projects/mill/index.md': `---
id: '1'
projectName: Mill
projectSub: A title
projectDesc: A description.
projectCategory: Web Design
projectDate: 10-20-26
place: Bogura
duration: Ten weeks
tools: [React]
figures:
  - { value: '1', label: one }
  - { value: '2', label: two }
  - { value: '3', label: three }
colours: { ground: '#102030', ink: '#ffffff' }
---

Its text.
`,
  'jobs/developer.md': `---
id: '1'
jobTitle: Developer
jobDesc: A description.
location: Dhaka
category: Web Development
workplace: [office]
vacancies: 2
salary: By agreement
jobType: Full Time
deadline: 12-20-26
publishedDate: 10-20-26
applyLink: mailto:jobs@example.com
websiteLink: https://example.com
company: A company
---

Its text.
`,
};

type Files = Record<string, string | Buffer>;

/** A folder named `content` with these files, for as long as the test runs. */
export async function contentWith(content: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const root = join(folder, 'content');
  await mkdir(root);
  for (const [path, text] of Object.entries(content)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}

/** Reads these files as the content, as the build does; with `drafts`, as the development server. */
export async function buildFiles(content: Files, { drafts = false } = {}): Promise<SiteContent> {
  return withTexts(await readContent(await contentWith(content), [], { drafts }));
}
