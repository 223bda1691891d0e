/** The pictures that a shared link shows: one for each address that the built pages name in og:image. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readContent } from '../content/read.ts';
import { picture } from './compositions.ts';
import { drawPreview } from './draw.ts';
import { subjects } from './subjects.ts';

/** Some messengers show a heavier picture late or not at all. */
const mostBytes = 60_000;
/** As many at once keep two cores busy and the memory small. */
const atOnce = 4;

type Shared = { title: string; path: string; image: string };

/** Throws where a page names no picture, where pages of different titles share one, and where a picture is too heavy. */
export async function writePreviews(folder: string, pages: string[], siteUrl: string): Promise<void> {
  const subjectOf = subjects(await readContent(process.env.CONTENT_DIR));
  const wanted = new Map<string, Shared>();
  for (const page of pages) {
    const shared = readShared(await readFile(join(folder, page), 'utf8'), page, siteUrl);
    const other = wanted.get(shared.image);
    if (other && other.title !== shared.title) throw new Error(`${page}: its preview ${shared.image} is that of '${other.title}' too`);
    wanted.set(shared.image, shared);
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

/** What the head of a page says of itself to those who share it; `path` and `image` begin with /. */
function readShared(html: string, page: string, siteUrl: string): Shared {
  const read = (property: string): string => {
    const found = new RegExp(`<meta property="${property}" content="([^"]*)"/>`).exec(html)?.[1];
    if (found === undefined) throw new Error(`${page}: its head has no ${property}`);
    return unescape(found);
  };
  const inner = (property: string): string => {
    const address = read(property);
    if (!address.startsWith(`${siteUrl}/`)) throw new Error(`${page}: its ${property} is ${address}, not an address below ${siteUrl}/`);
    return decodeURIComponent(address.slice(siteUrl.length));
  };
  const [width, height] = [read('og:image:width'), read('og:image:height')];
  if (Number(width) !== picture.width || Number(height) !== picture.height) {
    throw new Error(`${page}: its preview is said to be ${width} x ${height}, it is ${picture.width} x ${picture.height}`);
  }
  return { title: read('og:title'), path: inner('og:url'), image: inner('og:image') };
}

/** React writes no other entities than these into an attribute. */
function unescape(text: string): string {
  const letters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
  return text.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => letters[entity] ?? entity);
}
