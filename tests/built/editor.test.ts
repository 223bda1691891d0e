/** The editor (`npm run edit`) is a tool of the machine that it runs on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site as builtSite } from '../support/sites.ts';

test('nothing of the editor is in the public site', () => {
  const files = readdirSync(builtSite.folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|json|txt|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /decap/i.test(file) || /decap/i.test(readFileSync(join(builtSite.folder, file), 'utf8')))).toEqual([]);
});
