/** Before the bundler runs: checks the content and writes what the app imports of it and of the woven pictures (generated/). */
import { writeBangla } from './bangla.ts';
import { readContent } from './content/read.ts';
import { writeContent } from './content/write.ts';
import { ContentError } from './content/problems.ts';
import { writeRecordPictures } from './content/record-pictures.ts';
import { writePaths } from './paths.ts';
import { writeWoven } from './woven.ts';

try {
  const root = process.env.CONTENT_DIR ?? 'content';
  const content = await readContent(root);
  await writeContent(content, 'generated');
  await writeRecordPictures(root, 'generated/pictures');
  await writeBangla(root, 'generated/fonts');
  await writePaths(content, 'generated/paths.json');
  await writeWoven(content, 'generated/woven');
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
