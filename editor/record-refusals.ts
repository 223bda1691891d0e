/** What the build would say of changed files of content/ that are no posts, projects or jobs, found on a copy. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { sentenceOf } from '../src/content/content-error.ts';
import type { Changes } from './refusals.ts';

const Problems = z.array(z.object({ file: z.string(), field: z.string(), found: z.string(), expected: z.string() }));
const program = join(import.meta.dirname, 'check-content.ts');

/** A sentence for each thing that would be wrong in the changed files, or in others that were right. Everything may depend on a price. */
export async function recordRefusals(root: string, changes: Changes): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    const copy = join(folder, 'content');
    await cp(root, copy, { recursive: true });
    for (const [path, content] of changes) {
      if (content === undefined) continue;
      await mkdir(dirname(join(copy, path)), { recursive: true });
      await writeFile(join(copy, path), content);
    }
    const after = await problemsIn(folder);
    const own = after.filter(({ file }) => changes.has(file.slice('content/'.length)));
    if (own.length > 0 || after.length === 0) return own.map(inWords);
    await rm(copy, { recursive: true });
    await cp(root, copy, { recursive: true });
    const before = (await problemsIn(folder)).map(inWords);
    return after.map(inWords).filter((sentence) => !before.includes(sentence));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** In a process of its own: what reads content/ keeps what it has read. */
async function problemsIn(folder: string): Promise<z.infer<typeof Problems>> {
  const { stdout } = await promisify(execFile)(process.execPath, [program], { cwd: folder });
  return Problems.parse(JSON.parse(stdout));
}

function inWords(problem: z.infer<typeof Problems>[number]): string {
  return sentenceOf(problem).trim();
}
