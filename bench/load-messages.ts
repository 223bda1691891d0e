/** What the thread of inbox.ts and that of inbox-load.ts tell each other. */
import * as v from 'valibot';

export const LoadOptions = v.object({
  port: v.number(),
  seconds: v.number(),
  senders: v.number(),
  readers: v.number(),
  /** What each message begins with, before its number. */
  prefix: v.string(),
});
export type LoadOptions = v.InferOutput<typeof LoadOptions>;

export const LoadResult = v.object({
  /** The messages are numbered from 0 to `sent` - 1. */
  sent: v.number(),
  /** Numbers of the messages that got another answer than 200, or none. */
  unacknowledged: v.array(v.number()),
  messageDurations: v.instance(Uint32Array),
  pageDurations: v.instance(Uint32Array),
  failedPages: v.number(),
});
export type LoadResult = v.InferOutput<typeof LoadResult>;
