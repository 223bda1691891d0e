/** A build in which nothing has changed but entries: it takes the last bundle and renders the pages of fixed addresses anew. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { own } from '../support/sites.ts';

const built = dirname(own.folder);
/** One with an entry's data, one in a folder, one for unknown entries. */
const pages = ['index.html', 'services/index.html', 'company/blog/index.html', 'company/blog/404/index.html'];

test('the pages are those of the router’s own build, from the entries as they are now', () => {
  // Below the project, where the bundle finds its packages.
  const folder = mkdtempSync('test-results/bundle-');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['bundle', 'bundle-inputs']) cpSync(join(built, name), join(folder, name), { recursive: true });
  // As if the last build had had other entries.
  for (const page of pages) writeFileSync(join(folder, 'bundle/client', page), 'former');

  // Without what the test runner has added to the environment, which may decide about a bundle.
  const output = execFileSync(process.execPath, ['build/bundle.ts'], { env: { BUILD_DIR: folder }, encoding: 'utf8' });

  expect(output).not.toContain('building');
  const read = (parent: string, page: string) => readFileSync(join(parent, page), 'utf8');
  for (const page of pages) expect(read(join(folder, 'next/client'), page), page).toBe(read(join(built, 'bundle/client'), page));
});
