import type { Root } from 'hast';
import { select } from 'hast-util-select';
import { only } from '../pages/html.ts';

/** In px: Google shows no large picture that is narrower. */
const minimumWidth = 1200;

/**
 * The full address of the picture that a page is about: the widest file of the first one in its main part, or the page's
 * preview (build/social) if none is wide enough.
 */
export function shownPicture(page: Root, siteUrl: string, file: string): string {
  const candidates = String(select('main source[srcset]:not([media])', page)?.properties.srcSet).matchAll(/(\S+) (\d+)w/g);
  const pictures = [...candidates].map(([, path = '', width]) => ({ path, width: Number(width) }));
  const [widest] = pictures.filter(({ width }) => width >= minimumWidth).toSorted((a, b) => b.width - a.width);
  return widest ? siteUrl + widest.path : String(only(page, 'head > meta[property="og:image"]', file).properties.content);
}
