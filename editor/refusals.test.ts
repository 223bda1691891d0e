import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { contentWith, files } from '../tests/support/small-content.ts';
import { decapBackend } from './decap-backend.ts';
import { open, photograph, remove as removeIn, save as saveIn } from './test-form.ts';

const rain = `id: '3'
blogLink: /blogs/rain
blogSub: Rain
blogDesc: What the rain does to a fibre line.
blogDate: 11-20-26
blogCategory: CMS
blogPoster: Nasrin Sultana
fileName: rain
`;

let content = '';
beforeEach(async () => {
  content = await contentWith({ ...files, 'blog/second.md': files['blog/second.md'].replace('Its text.', '[A mill](/portfolio/Mill)') });
});

async function save(fields: string, text: string, assets?: object[], path = 'content/blog/rain/index.md') {
  const answer = decapBackend(content);
  return saveIn(answer, path, await open(answer, path), fields, text, assets);
}

/** Saves an entry that is there, with its source changed. */
async function change(path: string, from: string, to: string) {
  const [, front = '', text = ''] = readFileSync(join(content, path), 'utf8')
    .replace(from, to)
    .split(/^---\n/m);
  return save(`fileName: ${path.split('/')[1]?.replace('.md', '')}\n${front}`, text, [], `content/${path}`);
}

function remove(path: string) {
  return removeIn(decapBackend(content), `content/${path}`);
}

test.each([
  ['a dead link', '', '[x](/nowhere)', 'the text: found a link to "/nowhere", expected the address of a page of this site'],
  ['a link that cannot be read', '', '[x](/a/%zz)', 'content/blog/rain/index.md: the text: found a link to "/a/%zz"'],
  ['a link to no heading', '', '[x](#nowhere)', 'the text: found a link to "#nowhere", expected # and the words of a heading'],
  ['a missing picture', '', '![x](gone)', 'the text: found "gone", expected a picture of that name beside the entry'],
  ['a missing cover', 'blogImg: { file: gone, alt: x }\n', 'Words.', 'blogImg: found "gone", expected a picture of that name'],
])('%s is refused in the words of the build, and nothing is written', async (_name, fields, text, reason) => {
  await expect(save(rain + fields, text, [await photograph('rain.jpg')])).rejects.toThrow(reason);
  expect(existsSync(join(content, 'blog/rain'))).toBe(false);
});

test('pictures that come with an entry or are beside it are found', async () => {
  const name = 'taken';
  const named = `blogImg: { file: ${name}.jpg, alt: Rain. }\n`;
  await save(rain + named, '[m](/portfolio/Mill) [c](/contact) ![x](line)', [
    await photograph(`${name}.jpg`),
    await photograph('line.jpg'),
  ]);
  await save(rain + named, 'Other words. ![x](line)');
  expect(readFileSync(join(content, 'blog/rain/index.md'), 'utf8')).toContain('Other words.');
  const part = `blogImg: { file: ${name}, alt: Rain., phone: { left: 0, top: 0, width: 100 } }\n`;
  await expect(save(rain + part, 'Words.')).rejects.toThrow('blogImg.phone: found {"left":0,"top":0,"width":100}, expected a part within');
});

test('what another text links to is not deleted, renamed or made a draft before that text is changed', async () => {
  const reason = 'Change these first: content/blog/second.md: the text: found a link to "/portfolio/Mill"';
  const mill = 'projects/mill/index.md';
  await expect(remove(mill)).rejects.toThrow(reason);
  await expect(change(mill, 'projectName: Mill', 'projectName: Old mill')).rejects.toThrow(reason);
  await expect(change(mill, 'place:', 'draft: true\nplace:')).rejects.toThrow(reason);
  await change(mill, 'Its text.', 'Another text.');
  await change('blog/second.md', '/portfolio/Mill', '/portfolio');
  await remove(mill);
  expect(existsSync(join(content, 'projects/mill'))).toBe(false);
});

test('only a draft links to a draft', async () => {
  await change('blog/first.md', 'blogDate:', 'draft: true\nblogDate:');
  await save(`${rain}draft: true\n`, '[x](/company/blog/first)');
  await expect(save(rain, '[x](/company/blog/first)')).rejects.toThrow('found a link to "/company/blog/first"');
  await expect(remove('blog/first.md')).rejects.toThrow('Change these first: content/blog/rain/index.md');
  await change('blog/first.md', 'draft: true\n', '');
  await change('blog/first.md', 'blogDate:', 'draft: true\nblogDate:');
});

test('what would become wrong with another entry is said with its name', async () => {
  const twin = files['projects/mill/index.md'].replace("id: '1'", "id: '2'\nfileName: dam");
  const [, front = '', text = ''] = twin.split(/^---\n/m);
  await expect(save(front, text, [], 'content/projects/dam/index.md')).rejects.toThrow(
    'content/projects/mill/index.md: projectName: found "Mill", expected one that content/projects/dam/index.md does not have already',
  );
});

test('while another entry is wrong, one is saved and checked as ever, and the wrong one is corrected or deleted', async () => {
  const first = join(content, 'blog/first.md');
  const right = readFileSync(first, 'utf8');
  writeFileSync(first, right.replace('blogSub: The first post', 'blogSub: The: first'));
  await expect(save(rain, '[x](/nowhere)')).rejects.toThrow('found a link to "/nowhere"');
  // It may be what the wrong one is called.
  await save(rain.replace(/id.*\nblogLink.*\n/, ''), '[x](/company/blog/first)');
  expect(readFileSync(join(content, 'blog/rain/index.md'), 'utf8')).toContain("id: '3'\n");

  writeFileSync(first, right.replace('10-20-26', '13-20-26'));
  await expect(change('blog/first.md', 'Its text.', 'Another.')).rejects.toThrow('blogDate: found "13-20-26"');
  await change('blog/first.md', '13-20-26', '10-20-26');
  expect(readFileSync(first, 'utf8')).toBe(right);
  writeFileSync(first, 'No fields.');
  await remove('blog/first.md');
  expect(existsSync(first)).toBe(false);
});
