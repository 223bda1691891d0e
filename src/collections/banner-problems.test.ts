import { expect, test } from 'vitest';
import { bannerProblems } from './banner-problems.ts';
import { readContent } from './read-content.ts';

const { projects } = await readContent('content');
const banner = { title: 'Sites', text: 'Two.', button: 'View', tools: ['WordPress', 'Drupal'] };

test('each banner shows projects made with what its page sells', () => {
  expect(bannerProblems(projects)).toEqual([]);
});

test('a project made with something else is named, with what it is made with', () => {
  const shown = { 'content/services/wordpress.ts': { ...banner, projects: ['Dheki', 'Shital'] as [string, string] } };
  expect(bannerProblems(projects, shown)).toEqual([
    {
      file: 'content/services/wordpress.ts',
      field: 'portfolioBanner.projects',
      found: '"Shital", made with Figma, Laravel, React',
      expected: 'expected a project made with WordPress or Drupal',
    },
  ]);
});
