/**
 * The site that tests of behaviour look at: that of another company (tests/fixtures/company), built from the tests' own entries,
 * in a folder of its own (tests/support/sites.ts). It is not compressed, because nobody measures it.
 */
import { contentStep, releaseStep } from './build.ts';
import { root, type Step, tools } from './run.ts';

/** The condition of package.json `imports` that puts the facts of another company in the place of those of content/. */
export const anotherCompany = 'another-company';

/** The environment in which Node resolves imports so: the tests of that site read the same facts as its build. */
export const asAnotherCompany = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=${anotherCompany}`.trim() };

const folder = 'test-results/fixture';

export const fixtureSite: { contentSteps: readonly Step[]; pageSteps: readonly Step[]; env: NodeJS.ProcessEnv } = {
  contentSteps: [['tests/fixtures/write-content.ts', `${folder}/content`, `${folder}/dist`], contentStep],
  pageSteps: [[tools.reactRouter, 'build', '--config', 'tests/fixtures/vite.config.ts'], ['build/finish.ts'], releaseStep],
  env: { CONTENT_DIR: `${folder}/content`, BUILD_DIR: `${folder}/dist`, REACT_ROUTER_ROOT: root, ...asAnotherCompany },
};
