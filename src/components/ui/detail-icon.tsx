import type { DetailIconName } from '#content/icons.ts';
import { detailIcons } from '#assets/woven/detail-icons.ts';
import { InlineDrawing } from './inline-drawing.tsx';

/** A woven icon of something that a service or a product consists of. */
export function DetailIcon({ name }: { name: DetailIconName }) {
  return <InlineDrawing {...detailIcons[name]} />;
}
