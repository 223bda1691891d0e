/** Copies the entries of content/ and starts `npm run edit` on the copy. */
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { development } from '../support/sites.ts';
import { editor } from '../support/editor.ts';

rmSync(editor.content, { recursive: true, force: true });
mkdirSync(editor.content);
for (const kind of ['blog', 'projects', 'jobs']) {
  // Without an entry of its kind, a folder may not be there.
  if (existsSync(join('content', kind))) cpSync(join('content', kind), join(editor.content, kind), { recursive: true });
}
Object.assign(process.env, { CONTENT_DIR: editor.content, EDITOR_PORT: String(editor.port), PREVIEW_PORT: String(development.port) });
await import('../../scripts/edit.ts');
