/** Facts from the head of a built page, for the sitemap and for the preview picture of a shared link. */
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { select } from 'hast-util-select';
import { visit } from 'unist-util-visit';
import { only, textOf } from './html.ts';

export type PageFacts = {
  /** The page's file in the built folder. */
  file: string;
  /** The page's canonical address; undefined if the page has `noindex`. */
  canonical: string | undefined;
  shared: { title: string; url: string; image: string; width: number; height: number };
};

/** Throws with the file and what is missing if the head is incomplete. */
export function readFacts(page: Root, file: string): PageFacts {
  const openGraph = (property: string): string => String(only(page, `head > meta[property="${property}"]`, file).properties.content);
  const noindex = select('meta[name="robots"][content~="noindex"]', only(page, 'head', file)) !== undefined;
  if (textOf(only(page, 'head > title', file)) === '') throw new Error(`${file}: its title is empty`);
  return {
    file,
    canonical: noindex ? undefined : String(only(page, 'head > link[rel~="canonical"]', file).properties.href),
    shared: {
      title: openGraph('og:title'),
      url: openGraph('og:url'),
      image: openGraph('og:image'),
      width: Number(openGraph('og:image:width')),
      height: Number(openGraph('og:image:height')),
    },
  };
}

/** The HTML of an entry's text (app/ui/prose.tsx) without the marks of parts.ts; empty on other pages. */
export function textOfEntry(page: Root): string {
  const text = structuredClone(select('[data-text]', page)?.children ?? []);
  visit({ type: 'root', children: text }, 'element', ({ properties }) => {
    delete properties.dataPart;
    delete properties.dataFontPart;
  });
  return toHtml(text);
}
