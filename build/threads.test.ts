import { expect, test } from 'vitest';
import { inThreads } from './threads.ts';

/** A thread that doubles numbers and cannot bear 13. */
const doubling = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', (numbers) => {
  if (numbers.includes(13)) throw new Error('13 is unlucky');
  parentPort.postMessage(numbers.map((number) => 2 * number));
});`;
const file = new URL(`data:text/javascript,${encodeURIComponent(doubling)}`);

test('the answers come in the order of the items, however many threads share the work', async () => {
  const items = Array.from({ length: 200 }, (_, i) => i + 100);
  expect((await inThreads<number[]>(file, {}, items)).flat()).toEqual(items.map((item) => 2 * item));
});

test('nothing is started for nothing', async () => {
  expect(await inThreads(new URL('data:text/javascript,throw new Error()'), {}, [])).toEqual([]);
});

test('what goes wrong in a thread goes wrong for the build', async () => {
  await expect(inThreads(file, {}, [12, 13])).rejects.toThrow('13 is unlucky');
});
