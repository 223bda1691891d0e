/** A thread that renders and finishes the pages of entries; build/pages/entry-pages.ts starts it and tells it which. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { linkOrCopy } from '../link-or-copy.ts';
import { digest } from '../recipe.ts';
import type { EntryPage, EntryPageSettings, KnownPage } from './entry-pages.ts';
import { Finisher } from './finisher.ts';
import { keepPage, sizeAndTime } from './kept-page.ts';
import { renderer } from './render.ts';

// oxlint-disable-next-line typescript/no-unsafe-assignment -- build/pages/entry-pages.ts gives it
const settings: EntryPageSettings = workerData;
const finisher = new Finisher(settings);
const render = renderer(settings.server);

parentPort?.on('message', (pages: EntryPage[]) => void answer(pages));

async function answer(pages: EntryPage[]): Promise<void> {
  const known: KnownPage[] = [];
  for (const page of pages) known.push((await keepPage(page, settings)) ?? (await write(page)));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(known);
}

async function write({ address, files, entry, input }: EntryPage): Promise<KnownPage> {
  const [file = '', ...others] = files;
  const { html, facts, start } = finisher.finish(await (await render)(address), file, { entry });
  await writeFile(join(settings.site, file), html);
  for (const other of others) linkOrCopy(join(settings.site, file), join(settings.site, other));
  return {
    input,
    output: digest(html),
    ...sizeAndTime(join(settings.site, file)),
    start,
    canonical: facts.canonical,
    shared: facts.shared,
  };
}
