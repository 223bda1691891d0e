import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startTestServer } from '../test-server.ts';

/** On Linux: the files that this process has open. */
const openFiles = '/proc/self/fd';

describe('large files and misbehaving clients', () => {
  const film = Buffer.alloc(3 * 1024 * 1024, 'film');

  test('a large file arrives whole', async () => {
    const { ask } = await startTestServer({ 'film.bin': film });
    const { headers, body } = await ask('/film.bin');
    expect(headers['content-length']).toBe(String(film.length));
    expect(body.equals(film)).toBe(true);
  });

  test('a part of a file is sent alone, and one that cannot be is refused in words', async () => {
    const { ask } = await startTestServer();
    expect(await ask('/', { headers: { range: 'bytes=4-7' } })).toMatchObject({ status: 206, text: 'Home' });
    expect(await ask('/', { headers: { range: 'bytes=5-2' } })).toMatchObject({ status: 416, text: 'Range Not Satisfiable.' });
    expect(await ask('/', { headers: { 'if-unmodified-since': new Date(0).toUTCString() } })).toMatchObject({ status: 412 });
  });

  test.runIf(existsSync(openFiles))('neither an aborted download nor an answer without a body leaves the file open', async () => {
    const { ask, port } = await startTestServer({ 'film.bin': film });
    for (let visitor = 0; visitor < 20; visitor += 1) await abortDownload(port, '/film.bin');
    const { headers } = await ask('/film.bin', { method: 'HEAD' });
    expect(await ask('/film.bin', { headers: { 'if-none-match': headers.etag ?? '' } })).toMatchObject({ status: 304 });
    await expect.poll(filmsOpen).toBe(0);
  });
});

/** How often this process has the film open. The server runs in the same process. */
function filmsOpen(): number {
  return readdirSync(openFiles).filter((descriptor) => isFilm(join(openFiles, descriptor))).length;
}

function isFilm(descriptor: string): boolean {
  try {
    return readlinkSync(descriptor).endsWith('film.bin');
  } catch {
    return false;
  }
}

/** Requests a file and closes the connection at its first bytes. */
function abortDownload(port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`));
    socket.on('error', reject);
    socket.once('data', () => {
      socket.destroy();
      resolve();
    });
  });
}
