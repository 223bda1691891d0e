/** Writes the preview pictures of shared links: one for each address in the `og:image` of the built pages. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Content } from '../content/read.ts';
import type { PageFacts } from '../pages/page-facts.ts';
import { picture } from './compositions.ts';
import { drawPreview } from './draw.ts';
import { subjects } from './subjects.ts';

/** Some messengers show a larger picture late or not at all. */
const maxBytes = 60_000;
/** Enough at once for two cores, and not too many for the memory. */
const batchSize = 4;

type Preview = { title: string; path: string; image: string };

/** Throws if pages with different titles share a picture, or if a picture is too large. */
export async function writePreviews(folder: string, pages: PageFacts[], content: Content, siteUrl: string): Promise<void> {
  const subjectOf = subjects(content);
  const previews = new Map<string, Preview>();
  // A page that is not indexed shows the home page's picture.
  for (const page of pages.filter(({ canonical }) => canonical !== undefined)) {
    const preview = previewOf(page, siteUrl);
    const other = previews.get(preview.image);
    if (other && other.title !== preview.title) {
      throw new Error(`${page.file}: its preview ${preview.image} is also the preview of '${other.title}'`);
    }
    previews.set(preview.image, preview);
  }
  const all = [...previews.values()];
  for (let first = 0; first < all.length; first += batchSize) {
    await Promise.all(
      all.slice(first, first + batchSize).map(async ({ image, path, title }) => {
        const bytes = await drawPreview(subjectOf(path, title));
        if (bytes.length > maxBytes) throw new Error(`${image}: ${bytes.length} bytes, at most ${maxBytes} are allowed`);
        const file = join(folder, image);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, bytes);
      }),
    );
  }
}

/** The preview that a page names, with paths that begin with a slash. Throws if an address or the size is wrong. */
function previewOf({ file, shared }: PageFacts, siteUrl: string): Preview {
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
