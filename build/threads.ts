/** Work on all processors. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Few enough that no thread is left alone with a long rest, enough that messages do not count. */
const batchSize = 16;
/** A thread takes as long to begin as it takes for so many items. */
const worthAThread = 20;

/**
 * Gives the items in batches to threads that run this file, and gives their answers in the batches' order. `settings` is what the
 * file finds as its `workerData`. Throws what a thread throws.
 */
export async function inThreads<Answer>(file: URL, settings: object, items: readonly unknown[]): Promise<Answer[]> {
  const batches = Array.from({ length: Math.ceil(items.length / batchSize) }, (_, i) => items.slice(i * batchSize, (i + 1) * batchSize));
  const answers: Answer[] = [];
  const left = batches.entries();
  async function run(): Promise<void> {
    // React and the router choose their production version by NODE_ENV.
    const worker = new Worker(file, { workerData: settings, env: { ...process.env, NODE_ENV: 'production' } });
    try {
      for (const [i, batch] of left) answers[i] = await ask(worker, batch);
    } finally {
      await worker.terminate();
    }
  }
  const threads = Math.min(batches.length, availableParallelism(), Math.ceil(items.length / worthAThread));
  await Promise.all(Array.from({ length: threads }, run));
  return answers;
}

function ask<Answer>(worker: Worker, items: readonly unknown[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (answer: Answer) => {
      worker.off('error', reject);
      resolve(answer);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(items);
  });
}
