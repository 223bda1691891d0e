import { runQuietly, tools } from '../scripts/run.ts';

/** Builds the site that is measured. Throws with the output of the build if it fails. */
export async function buildSite(): Promise<void> {
  const { code, output } = await runQuietly([tools.astro, 'build']);
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`);
}
