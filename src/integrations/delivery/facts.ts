import type { Preview } from '../../social/previews.ts';

/** Addresses are percent-encoded, without the host. */
type Pair = { from: string; to: string };

/** What the content says of the delivery (src/pages/delivery.json.ts). */
export type DeliveryFacts = {
  /** Addresses that entries had before, and where they are now. */
  former: Pair[];
  /** Pages that a second address shows too: that of a post by its slug. */
  copies: Pair[];
  previews: Preview[];
};
