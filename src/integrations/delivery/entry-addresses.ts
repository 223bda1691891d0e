import { collections } from '#collections/addresses.ts';
import type { Content } from '#collections/table.ts';

/** Percent-encoded, without the host. */
type Pair = { from: string; to: string };

/**
 * What a delivered site needs of its entries' addresses: from `former` ones visitors are led to the present ones, and `copies` of
 * pages are at a second address, which is that of a post by its slug.
 */
export function entryAddresses(content: Content): { former: Pair[]; copies: Pair[] } {
  const entries = collections(content).flatMap(({ addressOf, entries: each }) => each.map((entry) => ({ ...entry, addressOf })));
  return {
    former: entries.flatMap(({ key, former, addressOf }) => former.map((name) => ({ from: addressOf(name), to: addressOf(key) }))),
    copies: entries.flatMap(({ key, keys, addressOf }) =>
      keys.flatMap((other) => (other === key ? [] : { from: addressOf(key), to: addressOf(other) })),
    ),
  };
}
