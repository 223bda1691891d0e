/**
 * Copies the entries of content/ and starts `npm run edit` on the copy. At first there is one among them that is wrong, so that the
 * tests meet a preview that has waited until the content was correct.
 */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { development } from '../support/sites.ts';
import { editor } from '../support/editor.ts';

rmSync(editor.content, { recursive: true, force: true });
mkdirSync(join(editor.content, 'blog'), { recursive: true });
for (const kind of ['blog', 'projects', 'jobs']) {
  // Without an entry of its kind, a folder may not be there.
  if (existsSync(join('content', kind))) cpSync(join('content', kind), join(editor.content, kind), { recursive: true });
}
writeFileSync(join(editor.content, 'blog/wrong.md'), 'No fields.\n');
void deleteWrong();
Object.assign(process.env, { CONTENT_DIR: editor.content, EDITOR_PORT: String(editor.port), PREVIEW_PORT: String(development.port) });
await import('../../scripts/edit.ts');

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
