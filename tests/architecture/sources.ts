import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What tools make and git ignores. */
const made = new Set(['.astro', '.git', 'data', 'dist', 'node_modules', 'playwright-report', 'test-results']);

/** The project's own files of these kinds, as paths from its root with forward slashes. */
export function sourceFiles(...extensions: readonly string[]): string[] {
  return walk('').filter((file) => extensions.some((extension) => file.endsWith(extension)));
}

export function readSource(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (!entry.isDirectory()) return [path];
    return entry.name === 'node_modules' || (folder === '' && made.has(entry.name)) ? [] : walk(path);
  });
}
