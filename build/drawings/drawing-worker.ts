/** A thread that draws woven pictures; build/drawings/drawings.ts starts it and tells it which. */
import { parentPort } from 'node:worker_threads';
import { writeWhole } from '../write-whole.ts';
import { draw } from './covers.ts';
import type { DrawingJob } from './drawings.ts';

parentPort?.on('message', (jobs: DrawingJob[]) => void answer(jobs));

async function answer(jobs: DrawingJob[]): Promise<void> {
  for (const { file, subject } of jobs) await writeWhole(file, draw(subject));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(jobs.length);
}
