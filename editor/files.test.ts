import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { contentWith, files } from '../tests/support/small-content.ts';
import { entryFiles } from './files.ts';

let content = '';
beforeEach(async () => {
  content = await contentWith(files);
});

const front = `blogSub: Rain
blogDesc: What the rain does to a fibre line.
blogDate: 11-20-26
blogCategory: CMS
blogPoster: Nasrin Sultana
fileName: rain
`;

function save(fields: string, text = 'Words.', assets: object[] = []) {
  const dataFiles = [{ path: 'content/blog/rain/index.md', raw: `---\n${fields}---\n${text}` }];
  return entryFiles(content)({ action: 'persistEntry', params: { dataFiles, assets } });
}

async function photograph(name: string, width: number, height: number) {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  return { path: `content/blog/rain/${name}`, content: bytes.toString('base64'), encoding: 'base64' };
}

test('a new post gets its number, its link and its pictures, as they come from a camera', async () => {
  await save(`${front}blogImg: { file: Rain (2).JPG, alt: Rain. }\n`, 'Words.\n\n![A line](line.png)', [
    await photograph('Rain (2).JPG', 1000, 625),
    await photograph('line.png', 200, 300),
  ]);
  const source = readFileSync(join(content, 'blog/rain/index.md'), 'utf8');
  expect(source).toContain("id: '3'\nblogLink: /blogs/rain\nblogSub: Rain\n");
  expect(source).toContain('  file: rain-2.jpg\n');
  expect(source).not.toContain('fileName');
  expect(readdirSync(join(content, 'blog/rain')).toSorted()).toEqual(['index.md', 'line.png', 'rain-2.jpg']);
});

test('the first entry of a kind is written where there is no folder for it yet', async () => {
  rmSync(join(content, 'blog'), { recursive: true });
  expect(await entryFiles(content)({ action: 'entriesByFolder', params: { folder: 'content/blog' } })).toEqual([]);
  await save(front);
  expect(readFileSync(join(content, 'blog/rain/index.md'), 'utf8')).toContain("id: '1'\n");
});

test('what the build would refuse is not kept, and the reason is the build’s', async () => {
  await expect(save(front.replace('11-20-26', '13-20-26'))).rejects.toThrow('blogDate: found "13-20-26", expected a real day');
  await expect(save(front.replace('Rain', 'a/b'))).rejects.toThrow('expected a title without /');
  const broken = { path: 'content/blog/rain/rain.jpg', content: 'AAAA', encoding: 'base64' };
  await expect(save(front, 'Words.', [broken])).rejects.toThrow('rain.jpg cannot be read as a picture');
  expect(existsSync(join(content, 'blog/rain'))).toBe(false);

  await save(front);
  const kept = readFileSync(join(content, 'blog/rain/index.md'), 'utf8');
  await expect(save(front, '')).rejects.toThrow('the text: found nothing');
  await expect(save(front.replace('fileName: rain', 'fileName: snow'))).rejects.toThrow('The file name of an entry stays: rain.');
  expect(readFileSync(join(content, 'blog/rain/index.md'), 'utf8')).toBe(kept);
});

test('an entry is deleted with its pictures, and a collection never', async () => {
  const answer = entryFiles(content);
  await save(front, 'Words.', [await photograph('rain.jpg', 900, 600)]);
  await answer({ action: 'deleteFiles', params: { paths: ['content/blog/rain/index.md', 'content/blog/first.md'] } });
  await answer({ action: 'deleteFiles', params: { paths: ['content/blog/index.md'] } });
  await expect(answer({ action: 'deleteFiles', params: { paths: ['content/blog'] } })).rejects.toThrow('directory');
  expect(readdirSync(join(content, 'blog'))).toEqual(['second.md']);
});

test.each(['content/../package.json', 'content/blog/../../package.json', '/etc/passwd', 'content/site.ts', 'content/pages/home.ts'])(
  'nothing but entries is read, written or deleted: %s',
  async (path) => {
    const answer = entryFiles(content);
    const dataFiles = [{ path, raw: `---\n${front}---\nWords.` }];
    await expect(answer({ action: 'getEntry', params: { path } })).rejects.toThrow('Invalid');
    await expect(answer({ action: 'persistEntry', params: { dataFiles, assets: [] } })).rejects.toThrow('Invalid');
    await expect(answer({ action: 'deleteFiles', params: { paths: [path] } })).rejects.toThrow('Invalid');
  },
);
