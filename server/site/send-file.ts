/**
 * A file as an HTTP answer: the compressed neighbour where the browser takes it, 304 where the browser has it already.
 *
 * Own code instead of sirv 3.0.2, because that ended the process on `Range: bytes=5-2`, kept a file descriptor open for
 * every download that a visitor broke off, left the ETag out of its 304 and did not find names with an encoded `&`.
 * Ranges are ignored, as HTTP allows: the site has no film or sound.
 */
import { type FileHandle, open } from 'node:fs/promises';
import { getMimeType } from 'hono/utils/mime';

export type FileAnswer = { status: 200 | 404; cacheControl: string };

/** In the order of preference. */
const codings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/** Up to this size, in bytes, a file is read at once: no stream, no half-sent answer. */
const smallFile = 1024 * 1024;
/** What is held of a larger one, in bytes. */
const piece = 64 * 1024;

/** The answer for a GET or HEAD, or nothing when there is no such file. */
export async function sendFile(request: Request, path: string, { status, cacheControl }: FileAnswer): Promise<Response | undefined> {
  const variant = await openBest(path, request.headers.get('accept-encoding') ?? '');
  if (!variant) return undefined;
  const { handle, coding, size, modified } = variant;
  let streaming = false;
  try {
    const etag = `W/"${size.toString(36)}-${modified.getTime().toString(36)}"`;
    const headers = new Headers({
      'cache-control': cacheControl,
      'content-type': getMimeType(path) ?? 'application/octet-stream',
      etag,
      'last-modified': modified.toUTCString(),
      vary: 'Accept-Encoding',
    });
    if (status === 200 && isFresh(request.headers, etag, modified)) {
      headers.delete('content-type');
      return new Response(null, { status: 304, headers });
    }
    headers.set('content-length', String(size));
    if (coding) headers.set('content-encoding', coding);
    if (request.method === 'HEAD') return new Response(null, { status, headers });
    if (size <= smallFile) return new Response(await handle.readFile(), { status, headers });
    streaming = true;
    return new Response(readInPieces(handle), { status, headers });
  } finally {
    if (!streaming) await handle.close();
  }
}

async function openBest(path: string, acceptEncoding: string) {
  for (const { name, ending } of codings) {
    if (!accepts(acceptEncoding, name)) continue;
    const compressed = await openFile(path + ending);
    if (compressed) return { ...compressed, coding: name };
  }
  const plain = await openFile(path);
  return plain && { ...plain, coding: undefined };
}

/** Opened first and looked at through the handle, so that a file replaced meanwhile cannot give a wrong length. */
async function openFile(path: string): Promise<{ handle: FileHandle; size: number; modified: Date } | undefined> {
  const handle = await open(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENAMETOOLONG')) return undefined;
    throw error;
  });
  if (!handle) return undefined;
  const found = await handle.stat();
  if (found.isFile()) return { handle, size: found.size, modified: found.mtime };
  await handle.close();
  return undefined;
}

/** Closes the file at its end, and also when the visitor breaks the download off. */
function readInPieces(handle: FileHandle): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(piece));
      if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
      await handle.close();
      controller.close();
    },
    cancel: () => handle.close(),
  });
}

function accepts(acceptEncoding: string, coding: string): boolean {
  return acceptEncoding.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** RFC 9110, section 13: If-None-Match decides when it is there, otherwise If-Modified-Since, which knows whole seconds only. */
function isFresh(asked: Headers, etag: string, modified: Date): boolean {
  const tags = asked.get('if-none-match');
  if (tags !== null) return tags.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
  const since = Date.parse(asked.get('if-modified-since') ?? '');
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

/** Without the mark of a weak tag: both sides are compared weakly. */
function bare(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
