/**
 * The site that tests of behaviour look at: built from the tests' own entries, in a folder of its own (tests/support/sites.ts).
 * It is not compressed, because nobody measures it.
 */
import { contentStep, pageSteps } from './build.ts';
import type { Step } from './run.ts';

const folder = 'test-results/fixture';

export const fixtureSite: { contentSteps: readonly Step[]; pageSteps: readonly Step[]; env: NodeJS.ProcessEnv } = {
  contentSteps: [['tests/fixtures/write-content.ts', `${folder}/content`], contentStep],
  pageSteps,
  env: { CONTENT_DIR: `${folder}/content`, BUILD_DIR: `${folder}/dist` },
};
