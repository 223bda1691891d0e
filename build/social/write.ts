/** Writes the preview pictures of shared links: one for each address in the `og:image` of the built pages. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content } from '../content/read.ts';
import { linkOrCopy } from '../link-or-copy.ts';
import type { PageFacts } from '../pages/page-facts.ts';
import { inThreads } from '../threads.ts';
import { picture, type Subject } from './compositions.ts';
import { KeptPreviews } from './kept.ts';
import { subjects } from './subjects.ts';

/** A picture to draw, and the file for it. */
export type PreviewJob = { file: string; subject: Subject };

type Preview = { title: string; path: string; image: string };

/** Throws if pages with different titles share a picture. */
export async function writePreviews(folder: string, pages: PageFacts[], content: Content, siteUrl: string): Promise<void> {
  const subjectOf = subjects(content);
  const previews = new Map<string, Preview>();
  // A page that is not indexed shows the home page's picture.
  for (const page of pages.filter(({ canonical }) => canonical !== undefined)) {
    const preview = readPreview(page, siteUrl);
    const other = previews.get(preview.image);
    if (other && other.title !== preview.title) {
      throw new Error(`${page.file}: its preview ${preview.image} is also the preview of '${other.title}'`);
    }
    previews.set(preview.image, preview);
  }
  for (const parent of new Set([...previews.keys()].map(dirname))) await mkdir(join(folder, parent), { recursive: true });
  const drawn = await KeptPreviews.in();
  const missing: PreviewJob[] = [];
  for (const { image, path, title } of previews.values()) {
    const [file, subject] = [join(folder, image), subjectOf(path, title)];
    const kept = drawn.find(subject);
    if (kept) linkOrCopy(kept, file);
    else missing.push({ file, subject });
  }
  await inThreads(new URL('preview-worker.ts', import.meta.url), {}, missing);
}

/** The preview that a page names, with paths that begin with a slash. Throws if an address or the size is wrong. */
function readPreview({ file, shared }: PageFacts, siteUrl: string): Preview {
  const pathOf = (address: string): string => {
    if (!address.startsWith(`${siteUrl}/`)) throw new Error(`${file}: its preview names ${address}, not an address below ${siteUrl}/`);
    return decodeURIComponent(address.slice(siteUrl.length));
  };
  const { title, width, height } = shared;
  if (width !== picture.width || height !== picture.height) {
    throw new Error(`${file}: its preview has the size ${width} x ${height} in the head, expected ${picture.width} x ${picture.height}`);
  }
  return { title, path: pathOf(shared.url), image: pathOf(shared.image) };
}
