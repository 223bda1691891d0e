import { expect, test } from 'vitest';
import { findProject, findServiceProjects } from './find-project.ts';

test('a project that a page names and that is gone leaves its place empty', async () => {
  expect(await findProject('No such project')).toBeNull();
  const page = { heroFigure: { project: 'Gone' }, portfolioBanner: { projects: ['Gone', 'Gone, too'] } };
  expect(await findServiceProjects(page)).toEqual({ project: null, banner: [] });
});
