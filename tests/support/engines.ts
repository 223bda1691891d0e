/** The behaviour tests that Firefox cannot run, each with its reason. `npm run test:engines` counts and names them. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

type Exception = { file: string; title: string; reason: string };

const speedOfAnimations = 'slows animations down through the DevTools protocol, which only Chromium has';
const failedImport = 'Firefox 153 remembers a failed import() (whatwg/html 10327), and the page is then loaded anew (decision 0017)';

const notInFirefox: readonly Exception[] = [
  { file: 'faq.spec.ts', title: 'opening and closing take half a second', reason: speedOfAnimations },
  {
    file: 'page-transition.spec.ts',
    title: 'a card’s picture grows from its place into the post’s, while the page is already there',
    reason: speedOfAnimations,
  },
  {
    file: 'page-transition.spec.ts',
    title: 'a page without a common picture fades in, and a press meanwhile is not lost',
    reason: speedOfAnimations,
  },
  { file: 'page-transition.spec.ts', title: 'with reduced motion nothing moves', reason: speedOfAnimations },
  {
    file: 'failed-lists.spec.ts',
    title: 'offline, Load More becomes Try again, and the count stays true until the rest is there',
    reason: failedImport,
  },
  {
    file: 'failed-loads.spec.ts',
    title: 'offline, a pointer over a link changes nothing; following it says so and keeps what is typed, until it loads',
    reason: failedImport,
  },
  { file: 'failed-lists.spec.ts', title: 'it says so, links to the lists, and finds when it is tried again', reason: failedImport },
  {
    file: 'form-faults.spec.ts',
    title: 'a message is stored before the submit returns: a tab that is closed at once, on a slow device, loses nothing',
    reason: 'slows the processor down through the DevTools protocol, which only Chromium has',
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
