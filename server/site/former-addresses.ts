/** Redirects from former addresses of posts, projects and jobs. The build writes them into the site's folder. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** In the site's folder. Its underscore keeps it from visitors, as it does `_headers`. */
export const formerAddressesFile = '_redirects.json';

/** What the file holds: addresses without the host, percent-encoded. */
export const FormerAddresses = z.array(z.object({ from: z.string(), to: z.string() }));

/** The redirects of a built site; none where it has no such file. */
export async function readFormerAddresses(file: string): Promise<z.infer<typeof FormerAddresses>> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  return FormerAddresses.parse(JSON.parse(text));
}
