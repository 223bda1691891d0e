import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

test('the configuration tells what is wrong in content/ by the sentences alone, whatever it imports first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'without-content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const config = pathToFileURL(join(import.meta.dirname, '../../../astro.config.ts')).href;
  const command = promisify(execFile)(process.execPath, ['--input-type=module', '-e', `await import('${config}')`], { cwd: folder });
  await expect(command).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^The content has 2 problems:\n {2}content\/company\.json: .*\n {2}content\/currency\.yaml: .*\n$/,
    ) as unknown,
  });
});
