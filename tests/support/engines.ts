/** The behaviour tests that Firefox cannot run, each with its reason. `npm run test:engines` counts and names them. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

type Exception = { file: string; title: string; reason: string };

const notInFirefox: readonly Exception[] = [
  {
    file: 'failed-loads.spec.ts',
    title: 'an app that did not start starts with the next press or key, and what is typed stays',
    reason: 'Firefox 153 remembers a failed import() (whatwg/html 10327), so the app starts with the next page (decision 0017)',
  },
];

/** Why Firefox cannot run a test; undefined where it can. */
export function reasonAgainstFirefox(test: { file: string; title: string }): string | undefined {
  return notInFirefox.find(({ file, title }) => file === basename(test.file) && title === test.title)?.reason;
}

/** Throws when the list names a test that no longer exists. */
export function checkExceptions(): void {
  for (const { file, title } of notInFirefox) {
    const source = readFileSync(new URL(`../e2e/${file}`, import.meta.url), 'utf8');
    if (!source.includes(`'${title}'`)) throw new Error(`tests/support/engines.ts names a test that does not exist: ${file}, ${title}`);
  }
}
