import { expect, test } from 'vitest';
import { matchProject } from './match-project.ts';

const project = {
  name: 'Porua',
  title: 'Maths in ten minutes',
  description: 'Lessons that work on the ferry.',
  category: 'App Development' as const,
};

test('a project is found by its name, its title and its description, in any case', () => {
  for (const text of ['poRUA', 'IN TEN', 'ferry']) expect(matchProject(project, { text, category: null })).toBe(true);
  expect(matchProject(project, { text: 'launch', category: null })).toBe(false);
});

test('the search does not look at the category', () => {
  expect(matchProject(project, { text: 'app development', category: null })).toBe(false);
});

test('a selected category must be exactly the project’s', () => {
  expect(matchProject(project, { text: 'porua', category: 'App Development' })).toBe(true);
  expect(matchProject(project, { text: 'porua', category: 'app development' })).toBe(false);
  expect(matchProject(project, { text: 'porua', category: 'CMS' })).toBe(false);
});
