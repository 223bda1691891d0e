/**
 * The site that tests of behaviour look at: that of another company (tests/fixtures/company), built from the tests' own entries,
 * in a folder of its own (tests/support/sites.ts).
 */
import { type Step, tools } from './run.ts';

/** The condition of package.json `imports` that puts the facts of another company in the place of those of content/. */
export const anotherCompany = 'another-company';

/** The environment in which Node resolves imports so: the tests of that site read the same facts as its build. */
export const asAnotherCompany = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=${anotherCompany}`.trim() };

const folder = 'test-results/fixture';

export const fixtureSite: { steps: readonly Step[]; env: NodeJS.ProcessEnv } = {
  steps: [
    ['tests/fixtures/write-content.ts', `${folder}/content`, `${folder}/dist`],
    [tools.astro, 'build'],
  ],
  env: { CONTENT_DIR: `${folder}/content`, BUILD_DIR: `${folder}/dist`, ...asAnotherCompany },
};
