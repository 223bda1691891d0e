/** Writes compressed copies beside each text file of the built site, so that a server does not need to compress. */
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { failureAddresses } from './content/addresses.ts';
import { generatedFolder, releasedFolder, siteFolder } from './folders.ts';
import { compressSite } from './compress-site.ts';

/** What the content has brought beside the app's own files (build/content/publish.ts). */
const published = new Set(await readdir(join(generatedFolder, 'public/assets')));
const lists = failureAddresses().map((address) => dirname(address).slice(1));

await compressSite(siteFolder, releasedFolder, (file) => {
  const folder = dirname(file);
  return folder === 'assets' ? published.has(file.slice('assets/'.length)) : lists.includes(folder);
});
