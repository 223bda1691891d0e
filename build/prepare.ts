/** Runs before the bundler: checks the content and writes the modules and pictures that the app imports (generated/). */
import { rm } from 'node:fs/promises';
import { writeBangla } from './content/bangla-fonts.ts';
import { writeCounted } from './drawings/counts.ts';
import { Publisher } from './content/publish.ts';
import { readContent } from './content/read.ts';
import { writeContent } from './content/write-modules.ts';
import { writeLabels } from './drawings/tool-labels.ts';
import { ContentError } from './content/content-error.ts';
import { writeRecordPictures } from './content/record-pictures.ts';
import { writePaths } from './content/paths.ts';
import { writeWoven } from './drawings/woven.ts';
import { recordProblems } from './content/records.ts';
import { entriesFolder } from './folders.ts';

try {
  const content = await readContent(entriesFolder, await recordProblems('content'));
  await rm('generated', { recursive: true, force: true });
  const publisher = new Publisher('generated/public');
  await writeContent(content, 'generated', publisher);
  await writeRecordPictures('content', 'generated/pictures', publisher);
  await writeBangla([entriesFolder, 'content'], 'generated/fonts');
  await writePaths(content, 'generated/paths.ts');
  await writeWoven('generated/woven');
  await writeCounted(content.jobs, 'generated/woven', publisher);
  await writeLabels('generated/woven', publisher);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
