/** What the thread of inbox.ts and that of inbox-load.ts tell each other. */
import * as z from 'zod';

export const LoadOptions = z.object({
  port: z.number(),
  seconds: z.number(),
  senders: z.number(),
  readers: z.number(),
  /** What each message begins with, before its number. */
  prefix: z.string(),
});
export type LoadOptions = z.infer<typeof LoadOptions>;

export const LoadResult = z.object({
  /** The messages are numbered from 0 to `sent` - 1. */
  sent: z.number(),
  /** Numbers of the messages that got another answer than 200, or none. */
  unacknowledged: z.array(z.number()),
  messageDurations: z.instanceof(Uint32Array),
  pageDurations: z.instanceof(Uint32Array),
  failedPages: z.number(),
});
export type LoadResult = z.infer<typeof LoadResult>;
