/** A thread that draws previews; build/social/write.ts starts it and tells it which. */
import { parentPort } from 'node:worker_threads';
import { linkOrCopy } from '../link-or-copy.ts';
import { drawPreview } from './draw.ts';
import { keepPreview } from './kept.ts';
import type { PreviewJob } from './write.ts';

parentPort?.on('message', (jobs: PreviewJob[]) => void answer(jobs));

async function answer(jobs: PreviewJob[]): Promise<void> {
  for (const { file, subject } of jobs) {
    linkOrCopy(await keepPreview(subject, await drawPreview(subject)), file);
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(jobs.length);
}
