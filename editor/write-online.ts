/** `npm run edit:online -- <github or gitlab> <owner/repository> <folder>`: the page for editing online (docs/editing.md). */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onlineConfig } from './config.ts';

const [host, repository, folder] = process.argv.slice(2);
if ((host === 'github' || host === 'gitlab') && repository && folder) {
  await mkdir(folder, { recursive: true });
  await cp('editor/index.html', join(folder, 'index.html'));
  await cp('editor/node_modules/decap-cms/dist', join(folder, 'decap-cms'), { recursive: true, filter: (file) => !file.endsWith('.map') });
  await writeFile(join(folder, 'config.json'), `${JSON.stringify(onlineConfig(host, repository), undefined, 2)}\n`);
  console.log(`The page for editing ${repository} online is in ${folder}. How it signs in: docs/editing.md`);
} else {
  console.error('Usage: npm run edit:online -- <github or gitlab> <owner/repository> <folder>');
  process.exitCode = 1;
}
