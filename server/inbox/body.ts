/** Reads a submitted form, JSON or an ordinary form POST, and never keeps more than the limit in memory. */

export type Body = { kind: 'fields'; fields: Record<string, unknown> } | { kind: 'refused'; status: 400 | 413 | 415; message: string };

/** In bytes. The longest valid enquiry, all in Bangla (9 bytes per character in an ordinary form POST), needs about 185,000. */
export const bodyLimit = 192 * 1024;

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Whether the content type is one of an ordinary form. */
export function isFormPost(headers: Headers): boolean {
  return formTypes.includes(mediaType(headers));
}

export async function readBody(request: Request): Promise<Body> {
  const type = mediaType(request.headers);
  if (type !== 'application/json' && !formTypes.includes(type)) {
    return { kind: 'refused', status: 415, message: 'Send the form as application/json or as an ordinary form POST.' };
  }
  try {
    const bytes = await readBytes(request);
    if (!bytes) return { kind: 'refused', status: 413, message: 'The submission is too large. Please shorten your message.' };
    const fields = type === 'application/json' ? readJson(bytes) : await readForm(bytes, request.headers);
    if (fields) return { kind: 'fields', fields };
  } catch {
    // Interrupted, not UTF-8, not JSON or not multipart: the sender gets the same answer.
  }
  return { kind: 'refused', status: 400, message: 'The submission could not be read.' };
}

/** The body, or undefined as soon as it is known to be over the limit. */
async function readBytes(request: Request): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length')) > bodyLimit) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > bodyLimit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
