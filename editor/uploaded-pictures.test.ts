import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectedPicture, findPicture } from '../src/collections/picture-files.ts';
import { contentWith } from '../tests/support/small-content.ts';
import { assertPicture } from './uploaded-pictures.ts';

/** The beginning of a PNG file of this size. */
function beginning(width: number, height: number): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4);
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  header.set([8, 2], 16);
  header.writeUInt32BE(crc32(header.subarray(4, 21)), 21);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), header, Buffer.from('0000000049444154', 'hex')]);
}

test.each([
  ['has too many pixels', beginning(30_000, 30_000)],
  ['cannot be read as a picture', Buffer.from('Words.')],
])('a file that %s is refused in the words of the build, with what to do', async (reason, bytes) => {
  const root = await contentWith({ 'cover.png': bytes });
  await expect(findPicture(root, 'cover')).rejects.toThrow(reason);
  await expect(assertPicture('cover.png', bytes)).rejects.toThrow(`cover.png ${reason}, ${expectedPicture}`);
  expect(expectedPicture).toMatch(/export it as JPEG, at most \d+ pixels wide$/);
});

test('a picture that was cut short is refused', async () => {
  const whole = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  await assertPicture('whole.jpg', whole);
  await expect(assertPicture('half.jpg', whole.subarray(0, whole.length / 2))).rejects.toThrow('half.jpg cannot be read');
});
