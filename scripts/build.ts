/** `npm run build`: checks the content, writes generated files, prerenders every page and finishes the pages, into dist/. */
import { run, type Step, tools } from './run.ts';

/** Checks the content and writes what `#generated/*` stands for. */
export const contentStep: Step = ['build/prepare.ts'];

/** What type check and tests need beforehand: generated files and the routes' types. */
export const prepareSteps: readonly Step[] = [contentStep, [tools.reactRouter, 'typegen']];

/** The pages, from prepared content. */
export const pageSteps: readonly Step[] = [[tools.reactRouter, 'build'], ['build/finish.ts']];

if (import.meta.main) {
  for (const step of [contentStep, ...pageSteps]) {
    process.exitCode = await run(...step);
    if (process.exitCode !== 0) break;
  }
}
