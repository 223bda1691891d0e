/** Content of any size, always the same for the same size: what `npm run bench:scale` builds. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { templates } from '../editor/entry-templates.ts';

const words = 'shop order stock price phone map thread loom river market rice tea boat bus bridge road ledger invoice parcel courier'.split(
  ' ',
);

/** Writes so many entries of each kind into a folder of content. The projects that the services name come on top. */
export async function writeScaleContent(root: string, sizes: Readonly<Record<keyof typeof templates, number>>): Promise<void> {
  await cp('content/projects', join(root, 'projects'), { recursive: true });
  const picture = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#6694d2' } })
    .webp()
    .toBuffer();
  for (const kind of ['post', 'project', 'job'] as const) {
    for (let i = 0; i < sizes[kind]; i++) {
      const folder = join(root, templates[kind].folder, `${kind}-${i}`);
      const day = new Date(Date.UTC(2026, 9, 20) - Math.floor(i / 4) * 86_400_000).toISOString().slice(0, 10);
      const start = { title: `${sentence(i, 4)} ${kind} ${i}`, id: String(i + 1000), slug: `${kind}-${i}`, day };
      const { draft: _, ...fields } = templates[kind].fields(start);
      // Every fifth post has a picture, the others a woven cover.
      const cover = kind === 'post' && i % 5 === 0 ? { blogImg: { file: 'cover', alt: 'A plain colour' } } : undefined;
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'index.md'), `---\n${stringify({ ...fields, ...cover })}---\n\n${textOf(i)}`);
      if (cover) await writeFile(join(folder, 'cover.webp'), picture);
    }
  }
}

/** About 400 words, with what a text has: headings, lists, links. */
function textOf(seed: number): string {
  const section = (n: number) =>
    `## ${sentence(seed + n, 4)}\n\n${sentence(seed * n, 60)}.\n\n- ${sentence(seed, 6)}\n- ${sentence(n, 6)}\n\n[All posts](/company/blog).\n\n`;
  return [1, 2, 3, 4, 5].map(section).join('');
}

function sentence(seed: number, length: number): string {
  const text = Array.from({ length }, (_, i) => words[(seed * 7 + i * i * 13 + i * (seed % 11)) % words.length]).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
