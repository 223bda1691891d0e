/** Pictures as editors have them: from a phone, from a camera, broken, none. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findPicture } from '#collections/picture-files.ts';
import { buildFiles, contentWith, files } from '../support/small-content.ts';

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
  ['cover.jpg', 'jpeg'],
  ['cover.JPG', 'jpeg'],
  ['cover.png', 'png'],
  ['cover.webp', 'webp'],
  ['cover.avif', 'avif'],
] as const)('%s is as good as another picture', async (name, format) => {
  const { content, texts } = await buildFiles(postWith(await plain(400, 300).toFormat(format).toBuffer(), name));
  const post = content.blog.find(({ slug }) => slug === 'first');
  expect(post && texts.get(post)).toMatchObject({
    named: { blogImg: { file: name } },
    imagePaths: [`./${name}`],
    html: expect.stringContaining('A title') as unknown,
  });
});

test.each([
  ['another picture whose name ends in a number', 'cover', ['cover-2.webp']],
  ['a file of the same name that is not the one named', 'cover.png', ['cover.jpg', 'cover.webp']],
])('beside %s, the file that an editor has named is shown', async (_, named, others) => {
  const picture = await plain(400, 300).png().toBuffer();
  const root = await contentWith({ 'cover.png': picture, ...Object.fromEntries(others.map((name) => [name, picture])) });
  expect(await findPicture(root, named)).toEqual({ file: 'cover.png', width: 400, height: 300 });
});

test('a picture from a phone is as high as it is shown', async () => {
  const lying = await plain(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await findPicture(await contentWith({ 'cover.jpg': lying }), 'cover')).toMatchObject({ width: 200, height: 400 });
});

test('a part for a phone that reaches below the picture stops the build with a sentence', async () => {
  const picture = await plain(1000, 800).jpeg().toBuffer();
  await expect(buildFiles(withPhonePart(picture, 10))).resolves.toHaveProperty('content');
  await expect(buildFiles(withPhonePart(picture, 60))).rejects.toThrow(
    /first\/index\.md: blogImg\.phone: found .+, expected a part within the picture/,
  );
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
  ['has a name that cannot be read', undefined, '![A](%zz)', /the text: found "%zz", expected a picture of that name beside/],
])('a picture that %s stops the build with a sentence', async (_, picture, text, problem) => {
  await expect(buildFiles(postWith(picture, 'cover.jpg', text))).rejects.toThrow(problem);
});

/** The same, of which a phone shows a part that begins this far down, in per cent. */
function withPhonePart(picture: Buffer, top: number): Record<string, string | Buffer> {
  const post = postWith(picture);
  const text = String(post['blog/first/index.md']).replace('file: cover,', `file: cover, phone: { left: 50, top: ${top}, width: 50 },`);
  return { ...post, 'blog/first/index.md': text };
}
