import { builtMarkup } from '#app/lib/built-markup.ts';

/** A drawing of art/weave inside the page, in the page's colours. Decoration: the text beside it has the meaning. */
export function InlineDrawing({ viewBox, markup }: { viewBox: string; markup: string }) {
  return <svg viewBox={viewBox} aria-hidden="true" dangerouslySetInnerHTML={builtMarkup(markup)} />;
}
