/**
 * Sends a file: its compressed copy if the browser accepts it, 304 if the browser has it already.
 *
 * Own code instead of sirv 3.0.2, because that crashed the process on `Range: bytes=5-2`, left a file descriptor open after
 * every download that a visitor aborted, sent no ETag with a 304 and did not find names with an encoded `&`.
 * Ranges are ignored, as HTTP allows, because the site has no video or audio.
 */
import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

export type SendOptions = { status: 200 | 404; cacheControl: string };

/** In order of preference. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

/** Why a path names no file; ENOTDIR: a part of it before the last is a file. */
const noSuchFile = new Set<unknown>(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** In bytes. Smaller files are read at once, so that a read error cannot interrupt the response in the middle. */
const streamThreshold = 1024 * 1024;
/** In bytes: how much of a streamed file is in memory. */
const chunkSize = 64 * 1024;

/** The response to a GET or HEAD, or undefined if there is no such file. */
export async function sendFile(request: Request, path: string, { status, cacheControl }: SendOptions): Promise<Response | undefined> {
  const variant = await openBestVariant(path, request.headers.get('accept-encoding') ?? '');
  if (!variant) return undefined;
  const { handle, encoding, size, modified } = variant;
  let streaming = false;
  try {
    const etag = `W/"${size.toString(36)}-${modified.getTime().toString(36)}"`;
    const headers = new Headers({
      'cache-control': cacheControl,
      'content-type': contentType(path),
      etag,
      'last-modified': modified.toUTCString(),
      vary: 'Accept-Encoding',
    });
    if (status === 200 && isFresh(request.headers, etag, modified)) {
      headers.delete('content-type');
      return new Response(null, { status: 304, headers });
    }
    headers.set('content-length', String(size));
    if (encoding) headers.set('content-encoding', encoding);
    if (request.method === 'HEAD') return new Response(null, { status, headers });
    if (size <= streamThreshold) return new Response(await handle.readFile(), { status, headers });
    streaming = true;
    return new Response(fileStream(handle), { status, headers });
  } finally {
    if (!streaming) await handle.close();
  }
}

/** The feed is XML of a kind that its name does not tell (RFC 4287). */
function contentType(path: string): string {
  if (basename(path) === 'feed.xml') return 'application/atom+xml; charset=utf-8';
  return getMimeType(path) ?? 'application/octet-stream';
}

async function openBestVariant(path: string, acceptEncoding: string) {
  for (const { name, extension } of encodings) {
    if (!accepts(acceptEncoding, name)) continue;
    const compressed = await openFile(path + extension);
    if (compressed) return { ...compressed, encoding: name };
  }
  const plain = await openFile(path);
  return plain && { ...plain, encoding: undefined };
}

/** Reads the size from the open handle, so that replacing the file at the same time cannot give a wrong length. */
async function openFile(path: string): Promise<{ handle: FileHandle; size: number; modified: Date } | undefined> {
  const handle = await open(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && noSuchFile.has(error.code)) return undefined;
    throw error;
  });
  if (!handle) return undefined;
  const found = await handle.stat();
  if (found.isFile()) return { handle, size: found.size, modified: found.mtime };
  await handle.close();
  return undefined;
}

/** Closes the file at its end, and also when it cannot be read or the visitor aborts the download. */
function fileStream(handle: FileHandle): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      try {
        const { bytesRead, buffer } = await handle.read(Buffer.alloc(chunkSize));
        if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
      } catch (error) {
        await handle.close();
        throw error;
      }
      await handle.close();
      controller.close();
    },
    cancel: () => handle.close(),
  });
}

function accepts(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** RFC 9110, section 13: If-None-Match decides; without it If-Modified-Since, which has only whole seconds. */
function isFresh(requestHeaders: Headers, etag: string, modified: Date): boolean {
  const tags = requestHeaders.get('if-none-match');
  if (tags !== null) return tags.split(',').some((tag) => tag.trim() === '*' || withoutWeakPrefix(tag) === withoutWeakPrefix(etag));
  const since = Date.parse(requestHeaders.get('if-modified-since') ?? '');
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

/** The tag without the weak prefix, because both sides are compared weakly. */
function withoutWeakPrefix(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
