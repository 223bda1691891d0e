/** The pictures that a shared link shows: one for each address that the built pages name in og:image. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readContent } from '../content/read.ts';
import type { PageFacts } from '../pages/page-facts.ts';
import { picture } from './compositions.ts';
import { drawPreview } from './draw.ts';
import { subjects } from './subjects.ts';

/** Some messengers show a heavier picture late or not at all. */
const mostBytes = 60_000;
/** As many at once keep two cores busy and the memory small. */
const atOnce = 4;

type Preview = { title: string; path: string; image: string };

/** Throws where pages of different titles share one picture, and where a picture is too heavy. */
export async function writePreviews(folder: string, pages: PageFacts[], siteUrl: string): Promise<void> {
  const subjectOf = subjects(await readContent(process.env.CONTENT_DIR));
  const wanted = new Map<string, Preview>();
  // A page that is not indexed shows the home page's picture.
  for (const page of pages.filter(({ canonical }) => canonical !== undefined)) {
    const preview = previewOf(page, siteUrl);
    const other = wanted.get(preview.image);
    if (other && other.title !== preview.title) {
      throw new Error(`${page.file}: its preview ${preview.image} is that of '${other.title}' too`);
    }
    wanted.set(preview.image, preview);
  }
  const all = [...wanted.values()];
  for (let first = 0; first < all.length; first += atOnce) {
    await Promise.all(
      all.slice(first, first + atOnce).map(async ({ image, path, title }) => {
        const bytes = await drawPreview(subjectOf(path, title));
        if (bytes.length > mostBytes) throw new Error(`${image}: ${bytes.length} bytes, at most ${mostBytes} are allowed`);
        const file = join(folder, image);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, bytes);
      }),
    );
  }
}

/** `path` and `image` begin with /. */
function previewOf({ file, shared }: PageFacts, siteUrl: string): Preview {
  const inner = (address: string): string => {
    if (!address.startsWith(`${siteUrl}/`)) throw new Error(`${file}: its preview names ${address}, not an address below ${siteUrl}/`);
    return decodeURIComponent(address.slice(siteUrl.length));
  };
  const { title, width, height } = shared;
  if (width !== picture.width || height !== picture.height) {
    throw new Error(`${file}: its preview is said to be ${width} x ${height}, it is ${picture.width} x ${picture.height}`);
  }
  return { title, path: inner(shared.url), image: inner(shared.image) };
}
