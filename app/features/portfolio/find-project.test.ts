import { expect, test } from 'vitest';
import { findProject } from './find-project.ts';

test('a project that a page names and that does not exist stops the build with its name', async () => {
  await expect(findProject('No such project')).rejects.toThrow("the project 'No such project'");
});
