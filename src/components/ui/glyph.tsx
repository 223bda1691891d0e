import type { GlyphName } from '#content/icons.ts';
import { glyphs } from '#assets/woven/glyphs.ts';
import { InlineDrawing } from './inline-drawing.tsx';

/** The woven icon of a service or a product. */
export function Glyph({ name }: { name: GlyphName }) {
  return <InlineDrawing {...glyphs[name]} />;
}
