/**
 * Runs before the bundler: checks the public address and the content, and writes the modules and pictures that the app
 * imports (generated/). With `--drafts`, for the development server and in a folder of its own, also those of entries that are not
 * published yet; with `--entries`, for one that is running, only what comes from the entries.
 */
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writeBangla } from './content/bangla-fonts.ts';
import { writeCounted } from './drawings/counts.ts';
import { Publisher } from './content/publish.ts';
import { writePrepared } from './content/prepared.ts';
import { readContent } from './content/read.ts';
import { writeContent } from './content/write-data.ts';
import { Drawings } from './drawings/drawings.ts';
import { writeIcons } from './drawings/icons.ts';
import { writeLabels } from './drawings/tool-labels.ts';
import { ContentError } from './content/content-error.ts';
import { writeRecordPictures } from './content/record-pictures.ts';
import { writePaths } from './content/paths.ts';
import { writeWoven } from './drawings/woven.ts';
import { hiddenServices } from './content/search-gaps.ts';
import { recordClaims } from './content/claims.ts';
import { recordProblems } from './content/records.ts';
import { draftsFolder, entriesFolder, generatedFolder } from './folders.ts';
import { readSiteUrl, SettingError, siteUrlWarning } from './site-url.ts';

try {
  readSiteUrl(process.env.SITE_URL);
  const warning = siteUrlWarning(process.env.SITE_URL);
  if (warning) console.warn(warning);
  if (!existsSync(entriesFolder)) throw new SettingError(`CONTENT_DIR is ${entriesFolder}, and there is no such folder`);
  const entriesOnly = process.argv.includes('--entries');
  const problems = [...(await recordProblems('content')), ...(await recordClaims('content'))];
  const drafts = entriesOnly || process.argv.includes('--drafts');
  const folder = drafts ? draftsFolder : generatedFolder;
  const content = await readContent(entriesFolder, problems, { drafts });
  for (const name of hiddenServices(content)) {
    console.warn(`content/services/menu.ts: a search for "${name}" finds nothing. Name it in the title of a post or a project.`);
  }
  const [site, woven] = [join(folder, 'public'), join(folder, 'woven')];
  const publisher = new Publisher(site);
  if (!entriesOnly) {
    await empty(folder, ['public', basename(draftsFolder)]);
    await empty(site, ['assets']);
    await writeRecordPictures('content', join(folder, 'pictures'), publisher);
    await writeBangla([entriesFolder, 'content'], join(folder, 'fonts'));
    await writeWoven(woven);
    await writeIcons(site);
    await writeLabels(woven, publisher);
    await writePaths(join(folder, 'paths.ts'));
  }
  const drawings = new Drawings();
  await writeContent(content, folder, publisher, drawings);
  await writePrepared(content, folder);
  await drawings.write(join(site, 'assets'));
  await writeCounted(content.jobs, woven, publisher);
  if (!entriesOnly) await publisher.prune(drawings.names);
} catch (error) {
  if (!(error instanceof ContentError || error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** The files of former builds with digests in their names stay for now: most of them are written again as they are. */
async function empty(folder: string, except: string[]): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!except.includes(name)) await rm(join(folder, name), { recursive: true });
  }
}
