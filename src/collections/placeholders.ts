/** The company's facts in Markdown: `{{website.price}}` becomes the price that content/prices.yaml has. */
import type { Fill } from '#content/fill.ts';

/** A Markdown text with each placeholder replaced. Code is left alone. `above` is the number of lines before the text in its file. */
export function fillMarkdown(text: string, file: string, fill: Fill, above = 0): string {
  let isCode = false;
  return text
    .split('\n')
    .map((line, i) => {
      const isFence = /^\s*(```|~~~)/.test(line);
      if (isFence) isCode = !isCode;
      return isFence || isCode ? line : fill(line, { file, field: `line ${above + i + 1}` });
    })
    .join('\n');
}
