import * as z from 'zod';

/** Addresses, percent-encoded and without the host. */
const Pairs = z.array(z.object({ from: z.string(), to: z.string() }));

/**
 * What the content says of the delivery (src/pages/delivery.json.ts): `former` addresses of entries with the present ones, and
 * `copies` of pages at a second address, which is that of a post by its slug.
 */
export const DeliveryData = z.object({
  former: Pairs,
  copies: Pairs,
});
export type DeliveryData = z.output<typeof DeliveryData>;
