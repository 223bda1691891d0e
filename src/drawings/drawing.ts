/**
 * The addresses of what is drawn of the content. What decides about a drawing decides about its address, so the address is known
 * before it is drawn and never has another content. The endpoint src/pages/assets/[drawing].svg.ts serves what was asked for.
 */
import { createHash } from 'node:crypto';
import { draw, type Subject } from './draw.ts';

export type { Subject };

/** Its size is in cells of the drawing. */
export type Drawing = { src: string; width: number; height: number };

const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts', '../assets/woven/colours.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = digest(JSON.stringify(sources));

const subjects = new Map<string, Subject>();
const sizes = new Map<string, Omit<Drawing, 'src'>>();

/** `/assets/cover-a-slug-1a2b3c4d.svg` */
export function drawingAddress(subject: Subject): string {
  const slug = subject.slug.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const name = `${subject.kind}-${slug}-${digest(code + JSON.stringify(subject)).slice(0, 8)}`;
  subjects.set(name, subject);
  return `/assets/${name}.svg`;
}

/** The address and the size, for a drawing whose size depends on the content. */
export function drawing(subject: Subject): Drawing {
  const src = drawingAddress(subject);
  const size = sizes.get(src) ?? sizeOf(draw(subject));
  sizes.set(src, size);
  return { src, ...size };
}

/** All whose addresses were asked for, by the name of the file without its ending. */
export function subjectsByName(): ReadonlyMap<string, Subject> {
  return subjects;
}

function sizeOf(svg: string): Omit<Drawing, 'src'> {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
