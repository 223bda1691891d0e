import * as z from 'zod';
import type { PreviewSpec } from '../../social/compositions.ts';

/** Addresses, percent-encoded and without the host. */
const Pairs = z.array(z.object({ from: z.string(), to: z.string() }));

/**
 * What the content says of the delivery (src/pages/delivery.json.ts): `former` addresses of entries with the present ones, `copies`
 * of pages at a second address, which is that of a post by its slug, and the preview pictures by their files.
 */
export const DeliveryData = z.object({
  former: Pairs,
  copies: Pairs,
  previews: z.array(z.object({ file: z.string(), spec: z.custom<PreviewSpec>() })),
});
export type DeliveryData = z.output<typeof DeliveryData>;
