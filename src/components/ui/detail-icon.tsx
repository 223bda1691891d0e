import type { DetailIconName } from '#content/icons.ts';
import { detailIcons } from '#assets/woven/detail-icons.ts';
import { InlineDrawing } from './inline-drawing.tsx';

/** A woven icon of something that a service or a product consists of. */
export function DetailIcon({ name, size }: { name: DetailIconName; size?: number }) {
  return <InlineDrawing {...detailIcons[name]} size={size} />;
}
