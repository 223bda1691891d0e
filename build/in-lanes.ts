/** Enough at once for the waits of a few processors, and few enough for the memory, however many items there are. */
const usual = 8;

/** Does the work for each item, a few at a time. Gives the results in the items' order. */
export async function inLanes<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item, i: number) => Promise<Result>,
  lanes = usual,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = [...items].entries();
  async function lane(): Promise<void> {
    // All lanes take from the same iterator.
    for (const [i, item] of left) results[i] = await work(item, i);
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
