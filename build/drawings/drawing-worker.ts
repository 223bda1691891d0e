/** A thread that draws woven pictures; build/drawings/drawings.ts starts it and tells it which. */
import { rename, writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { draw } from './covers.ts';
import type { DrawingJob } from './drawings.ts';

parentPort?.on('message', (jobs: DrawingJob[]) => void answer(jobs));

async function answer(jobs: DrawingJob[]): Promise<void> {
  for (const { file, subject } of jobs) {
    // Under another name until it is whole: the next build takes every drawing for a whole one.
    const part = `${file}-${process.pid}.part`;
    await writeFile(part, draw(subject));
    await rename(part, file);
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(jobs.length);
}
