/**
 * Copies the project and starts `npm run edit` in the copy. At first there is an entry in it that is wrong, so that the tests meet
 * a preview that has waited until the content was correct.
 */
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { copyProject } from '../../scripts/copy-project.ts';
import { development } from '../support/sites.ts';
import { editor } from '../support/editor.ts';

rmSync(editor.root, { recursive: true, force: true });
await copyProject(editor.root);
for (const packages of ['node_modules', 'editor/node_modules']) symlinkSync(resolve(packages), join(editor.root, packages), 'junction');
allowLinkedPackages(join(editor.root, 'astro.config.ts'));
writeFileSync(join(editor.content, 'blog/wrong.md'), 'No fields.\n');
void deleteWrong();
process.chdir(editor.root);
Object.assign(process.env, { EDITOR_PORT: String(editor.port), PREVIEW_PORT: String(development.port) });
await import(pathToFileURL(join(editor.root, 'scripts/edit.ts')).href);

/** Vite gives a browser no file outside of the project's folder, where the linked packages are. */
function allowLinkedPackages(config: string): void {
  const allowed = `server: { fs: { allow: ['.', ${JSON.stringify(resolve('node_modules'))}] } },`;
  writeFileSync(config, readFileSync(config, 'utf8').replace('vite: {', `vite: {\n    ${allowed}`));
}

/** As the form does it, once that is open. */
async function deleteWrong(): Promise<void> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'deleteFiles', params: { paths: ['content/blog/wrong.md'] } }),
  };
  const isDone = () =>
    fetch(`http://localhost:${editor.port}/api/v1`, request).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isDone())) await setTimeout(200);
}
