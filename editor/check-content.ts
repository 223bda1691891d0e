/** `node editor/check-content.ts` in a folder with `content/`: writes what the build would say of it, as JSON. */
import { ContentError } from '../src/content/content-error.ts';

try {
  // What reads content/ does so when it is imported.
  const { readSiteContent } = await import('../src/collections/site-content.ts');
  await readSiteContent({ drafts: true });
  process.stdout.write('[]');
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stdout.write(JSON.stringify(error.problems));
}
