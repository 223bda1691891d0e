/** `npm run build`: checks the content, writes generated files, prerenders and finishes every page, and compresses, into dist/. */
import { run, type Step, tools } from './run.ts';

/** Checks the content and writes what `#generated/*` stands for. */
export const contentStep: Step = ['build/prepare.ts'];

/** The routes' types. */
export const typesStep: Step = [tools.reactRouter, 'typegen'];

/** What type check and tests need beforehand: generated files and the routes' types. */
export const prepareSteps: readonly Step[] = [contentStep, typesStep];

/** The pages, from prepared content. */
export const pageSteps: readonly Step[] = [[tools.reactRouter, 'build'], ['build/finish.ts']];

/** Compressed copies of the finished site. */
export const compressStep: Step = ['build/compress.ts'];

/** The whole site. */
export const buildSteps: readonly Step[] = [contentStep, ...pageSteps, compressStep];

if (import.meta.main) {
  for (const step of buildSteps) {
    process.exitCode = await run(...step);
    if (process.exitCode !== 0) break;
  }
}
