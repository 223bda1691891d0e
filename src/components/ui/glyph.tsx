import type { GlyphName } from '#content/icons.ts';
import { serviceIcons } from '#assets/woven/service-icons.ts';
import { InlineDrawing } from './inline-drawing.tsx';

/** The woven icon of a service or a product. */
export function Glyph({ name, size }: { name: GlyphName; size?: number }) {
  return <InlineDrawing {...serviceIcons[name]} size={size} />;
}
