import type { Picture } from '#content/entries.ts';
import { previewAddress, siteUrl } from '#lib/page-meta.ts';

/** In px: Google shows no large picture that is narrower. */
const minimumWidth = 1200;

/** The full address of the widest file of a page's picture, or of the page's preview (src/social) where that is not wide enough. */
export function pictureUrl({ avif = '' }: Pick<Picture, 'avif'>, path: string): string {
  const files = [...avif.matchAll(/(\S+) (\d+)w/g)].map(([, address = '', width]) => ({ address, width: Number(width) }));
  const [widest] = files.filter(({ width }) => width >= minimumWidth).toSorted((a, b) => b.width - a.width);
  return widest ? siteUrl + widest.address : previewAddress(path);
}
