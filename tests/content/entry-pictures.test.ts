/** Pictures as editors have them: from a phone, from a camera, broken, none. */
import { join } from 'node:path';
import sharp from 'sharp';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { buildFiles, files } from '../support/small-content.ts';

const Page = v.object({ cover: v.object({ avif: v.string(), phone: v.optional(v.string()), width: v.number(), height: v.number() }) });

/** A post in a folder of its own with this picture beside it, which is its cover and in its text. */
function postWith(
  picture: Buffer | undefined,
  name = 'cover.jpg',
  text = `![What one sees](cover "A title")`,
): Record<string, string | Buffer> {
  const { 'blog/first.md': post, ...others } = files;
  const fields = post.replace(/^id:/m, "blogImg: { file: cover, alt: 'What one sees' }\nid:");
  return { ...others, 'blog/first/index.md': `${fields}\n${text}\n`, ...(picture && { [`blog/first/${name}`]: picture }) };
}

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#6694d2' } });

test.each([
  ['of 40 megapixels', { width: 7744, height: 5168 }, 5],
  ['upright', { width: 450, height: 800 }, 2],
  ['narrower than a phone', { width: 200, height: 100 }, 1],
])('a picture %s comes in the widths that screens need, in one shape', async (_, { width, height }, count) => {
  const { data, site } = await buildFiles(postWith(await plain(width, height).jpeg().toBuffer()));
  const page = pageOf(data);
  const cover = coverOf(page);
  expect(cover.files).toHaveLength(count);
  for (const { file, said } of cover.files) {
    const measured = await sharp(join(site, file)).metadata();
    expect(measured.width).toBe(said);
    expect(Math.abs(measured.height - (said * height) / width)).toBeLessThanOrEqual(1);
  }
  expect(cover.files.at(-1)?.said).toBe(Math.min(width, 1600));
  expect(Math.abs(cover.width / cover.height - width / height)).toBeLessThan(0.02);
  expect(page).toContain('title=\\"A title\\"');
});

test.each([
  ['the widths of a sample', 'cover', ['cover-320.webp', 'cover-320.avif', 'cover-640.webp']],
  ['another picture whose name ends in a number', 'cover', ['cover-2.webp']],
  ['a file of the same name that is not the one named', 'cover.png', ['cover.jpg', 'cover.webp']],
])('beside %s, the file that an editor has put there is shown', async (_, named, others) => {
  const { 'blog/first/index.md': post, ...entry } = postWith(await plain(400, 300).png().toBuffer(), 'cover.png');
  const other = await plain(320, 320).webp().toBuffer();
  const { data } = await buildFiles({
    ...entry,
    'blog/first/index.md': String(post).replace('file: cover,', `file: ${named},`),
    ...Object.fromEntries(others.map((name) => [`blog/first/${name}`, other])),
  });
  expect(coverOf(pageOf(data))).toMatchObject({ width: 400, height: 300 });
});

test('a picture from a phone is turned upright, and says no longer where it was taken', async () => {
  const lying = await plain(400, 200)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { data, site } = await buildFiles(postWith(lying));
  const { files: made, width, height } = coverOf(pageOf(data));
  expect([width, height]).toEqual([200, 400]);
  expect(await sharp(join(site, made[0]?.file ?? '')).metadata()).not.toHaveProperty('exif');
});

test.each(['cover.png', 'cover.webp', 'cover.JPG'])('%s is as good as another picture', async (name) => {
  const format = name.endsWith('.png') ? 'png' : name.endsWith('.webp') ? 'webp' : 'jpeg';
  const { data } = await buildFiles(postWith(await plain(400, 300).toFormat(format).toBuffer(), name));
  expect(coverOf(pageOf(data)).files).toHaveLength(2);
});

test('the part that a phone shows comes in the shape five to four, and the whole as before', async () => {
  const { data, site } = await buildFiles(withPhonePart(await plain(1000, 800).jpeg().toBuffer(), 10));
  const { cover } = entryOf(pageOf(data));
  const parts = cover.phone?.split(', ').map((candidate) => candidate.split(' ')[0] ?? '') ?? [];
  expect(await Promise.all(parts.map(async (file) => sizeOf(join(site, file))))).toEqual([
    [400, 320],
    [500, 400],
  ]);
  expect([cover.width, cover.height]).toEqual([1000, 800]);
});

test('a part for a phone that reaches below the picture stops the build with a sentence', async () => {
  const entry = withPhonePart(await plain(1000, 800).jpeg().toBuffer(), 60);
  await expect(buildFiles(entry)).rejects.toThrow(/first\/index\.md: blogImg\.phone: found .+, expected a part within the picture/);
});

test.each([
  [
    'is broken',
    Buffer.from('no picture'),
    undefined,
    /first\/index\.md: blogImg: found cover\.jpg, which cannot be read as a picture, expected a JPEG, PNG/,
  ],
  [
    'is missing',
    undefined,
    undefined,
    /first\/index\.md: blogImg: found "cover", expected a picture of that name beside the entry, such as cover\.jpg, or/,
  ],
  [
    'is an address',
    undefined,
    '![A](https://example.com/a.jpg)',
    /the text: found "https:\/\/example\.com\/a\.jpg", expected the name of a picture beside/,
  ],
])('a picture that %s stops the build with a sentence', async (_, picture, text, problem) => {
  await expect(buildFiles(postWith(picture, 'cover.jpg', text))).rejects.toThrow(problem);
});

test('without a picture, an entry has a woven one', async () => {
  const { data } = await buildFiles(files);
  expect(pageOf(data)).toMatch(/"src": ?"\/assets\/cover-first-\w+\.svg"/);
});

/** The same, of which a phone shows a part that begins this far down, in per cent. */
function withPhonePart(picture: Buffer, top: number): Record<string, string | Buffer> {
  const post = postWith(picture);
  const text = String(post['blog/first/index.md']).replace('file: cover,', `file: cover, phone: { left: 50, top: ${top}, width: 50 },`);
  return { ...post, 'blog/first/index.md': text };
}

async function sizeOf(file: string): Promise<[number, number]> {
  const { width, height } = await sharp(file).metadata();
  return [width, height];
}

/** The JSON of the post's page. */
function pageOf(data: Awaited<ReturnType<typeof buildFiles>>['data']): string {
  return data.entry('blog', 'first') ?? '';
}

/** What is in it. */
function entryOf(page: string) {
  return v.parse(Page, JSON.parse(page));
}

/** The cover's AVIF files with the widths that they are named with, narrowest first. */
function coverOf(page: string) {
  const { cover } = entryOf(page);
  const made = cover.avif.split(', ').map((candidate) => candidate.split(' '));
  return { ...cover, files: made.map(([file = '', width = '']) => ({ file, said: Number.parseInt(width, 10) })) };
}
