/**
 * The addresses of what is drawn of the content. What decides about a drawing decides about its address, so the address is known
 * before it is drawn and never has another content. The endpoint src/pages/assets/[drawing].svg.ts serves what was asked for.
 */
import { createHash } from 'node:crypto';
import { drawingSvg, type DrawingSpec } from './drawing-svg.ts';

export type { DrawingSpec };

/** Its size is in cells of the drawing. */
export type Drawing = { src: string; width: number; height: number };

const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts', '../assets/woven/colours.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const code = digest(JSON.stringify(sources));

const specs = new Map<string, DrawingSpec>();
const sizes = new Map<string, Omit<Drawing, 'src'>>();

/** `/assets/cover-a-slug-1a2b3c4d.svg` */
export function drawingAddress(spec: DrawingSpec): string {
  const slug = spec.slug.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const name = `${spec.kind}-${slug}-${digest(code + JSON.stringify(spec)).slice(0, 8)}`;
  specs.set(name, spec);
  return `/assets/${name}.svg`;
}

/** The address and the size, for a drawing whose size depends on the content. */
export function drawing(spec: DrawingSpec): Drawing {
  const src = drawingAddress(spec);
  const size = sizes.get(src) ?? sizeOf(drawingSvg(spec));
  sizes.set(src, size);
  return { src, ...size };
}

/** All whose addresses were asked for, by the name of the file without its ending. */
export function specsByName(): ReadonlyMap<string, DrawingSpec> {
  return specs;
}

function sizeOf(svg: string): Omit<Drawing, 'src'> {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
