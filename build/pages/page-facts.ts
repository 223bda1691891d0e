/** What a built page says of itself in its head: for the sitemap, and for the picture that a shared link shows. */
import type { Root } from 'hast';
import { select } from 'hast-util-select';
import { only, textOf } from './html.ts';

export type PageFacts = {
  /** The page's file in the built folder. */
  file: string;
  /** The page's one address; undefined where it asks not to be indexed. */
  canonical: string | undefined;
  shared: { title: string; url: string; image: string; width: number; height: number };
};

/** Throws, naming the file and what is missing, when the head lacks any of it. */
export function readFacts(page: Root, file: string): PageFacts {
  const shared = (property: string): string => String(only(page, `head > meta[property="${property}"]`, file).properties.content);
  const noindex = select('head > meta[name="robots"][content~="noindex"]', page) !== undefined;
  if (textOf(only(page, 'head > title', file)) === '') throw new Error(`${file}: its title is empty`);
  return {
    file,
    canonical: noindex ? undefined : String(only(page, 'head > link[rel~="canonical"]', file).properties.href),
    shared: {
      title: shared('og:title'),
      url: shared('og:url'),
      image: shared('og:image'),
      width: Number(shared('og:image:width')),
      height: Number(shared('og:image:height')),
    },
  };
}
