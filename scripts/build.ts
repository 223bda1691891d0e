/** `npm run build`: checks the content, writes generated files, prerenders and finishes every page, compresses, and replaces dist/client. */
import { run, type Step, tools } from './run.ts';

// One instant for all steps: midnight between two of them would publish an entry in only one.
process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));

/** Checks the content and writes what `#generated/*` stands for. */
export const contentStep: Step = ['build/prepare.ts'];

/** The routes' types. */
export const typesStep: Step = [tools.reactRouter, 'typegen'];

/** What type check and tests need beforehand: generated files and the routes' types. */
export const prepareSteps: readonly Step[] = [contentStep, typesStep];

/** The pages, from prepared content. */
export const pageSteps: readonly Step[] = [['build/bundle.ts'], ['build/finish.ts']];

/** Compressed copies of the finished site. */
export const compressStep: Step = ['build/compress.ts'];

/** The finished site in the place of the last one. */
export const releaseStep: Step = ['build/release.ts'];

/** The whole site. */
export const buildSteps: readonly Step[] = [contentStep, ...pageSteps, compressStep, releaseStep];

if (import.meta.main) {
  for (const step of buildSteps) {
    process.exitCode = await run(...step);
    if (process.exitCode !== 0) break;
  }
}
