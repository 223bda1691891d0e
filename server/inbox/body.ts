/** Reads a submitted form, JSON or an ordinary form POST, and never keeps more than the limit in memory. */
import type { Readable } from 'node:stream';

export type Body = { kind: 'fields'; fields: Record<string, unknown> } | RefusedBody;
type RefusedBody = { kind: 'refused'; status: 400 | 413 | 415 | 503; reason: 'unreadable' | 'size' | 'type' | 'busy'; message: string };

/** In bytes. The longest valid enquiry, all in Bangla (9 bytes per character in an ordinary form POST), needs about 185,000. */
export const bodyLimit = 192 * 1024;

/** In bytes: the most of all bodies together that are being received, so that many slow senders cannot fill the memory. */
const defaultCapacity = 128 * 1024 * 1024;

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Whether the content type is one of an ordinary form. */
export function isFormPost(headers: Headers): boolean {
  return formTypes.includes(mediaType(headers));
}

/**
 * Gives a function that reads the body of a request. All bodies that it reads at the same time share `capacity`, in bytes.
 * It takes Node's own stream, because making a web stream and its request takes much of the time of a submission.
 */
export function createBodyReader(capacity = defaultCapacity): (headers: Headers, stream: Readable) => Promise<Body> {
  let held = 0;

  /** The body, or the refusal as soon as it is known to be over a limit. */
  async function receive(stream: Readable, hold: (bytes: number) => void): Promise<Buffer<ArrayBuffer> | RefusedBody> {
    const chunks: Buffer[] = [];
    let size = 0;
    // What is left of a body that is too large is not destroyed, or the sender would never read the refusal.
    const received: AsyncIterable<Buffer> = stream.iterator({ destroyOnReturn: false });
    for await (const chunk of received) {
      size += chunk.length;
      hold(chunk.length);
      if (size > bodyLimit) return tooLarge;
      if (held > capacity) return busy;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }

  return async (headers, stream) => {
    const type = mediaType(headers);
    if (type !== 'application/json' && !formTypes.includes(type)) return wrongType;
    if (!/^(identity)?$/i.test(headers.get('content-encoding') ?? '')) return compressed;
    if (Number(headers.get('content-length')) > bodyLimit) return tooLarge;
    let own = 0;
    try {
      const received = await receive(stream, (bytes) => {
        own += bytes;
        held += bytes;
      });
      if ('kind' in received) return received;
      const fields = type === 'application/json' ? readJson(received) : await readForm(received, headers);
      if (fields) return { kind: 'fields', fields };
    } catch {
      // Interrupted, not UTF-8, not JSON or not multipart: the sender gets the same answer.
    } finally {
      held -= own;
    }
    return unreadable;
  };
}

const wrongType = refusal(415, 'type', 'Send the form as application/json or as an ordinary form POST.');
const compressed = refusal(415, 'type', 'Send the form without compression.');
const tooLarge = refusal(413, 'size', 'The submission is too large. Please shorten your message.');
const unreadable = refusal(400, 'unreadable', 'The submission could not be read.');
const busy = refusal(503, 'busy', 'Too many messages are arriving. Please try again in a moment.');

function refusal(status: RefusedBody['status'], reason: RefusedBody['reason'], message: string): RefusedBody {
  return { kind: 'refused', status, reason, message };
}

function readJson(bytes: Uint8Array): Record<string, unknown> | undefined {
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

async function readForm(bytes: Buffer<ArrayBuffer>, headers: Headers): Promise<Record<string, unknown> | undefined> {
  const form = await new Response(bytes, { headers: { 'content-type': headers.get('content-type') ?? '' } }).formData();
  const entries = [...form].map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : value] as const);
  return new Set(entries.map(([name]) => name)).size === entries.length ? Object.fromEntries(entries) : undefined;
}

function mediaType(headers: Headers): string {
  return (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
