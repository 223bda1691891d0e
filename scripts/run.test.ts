import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { root, tools } from './run.ts';

const Package = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

test.each(Object.entries(tools))('%s is started by the file that its package names', (_name, file) => {
  const [folder = ''] = /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [];
  const { bin } = Package.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));
  const files = typeof bin === 'string' ? [bin] : Object.values(bin);
  expect(files.map((each) => join(folder, each))).toContain(file);
});
