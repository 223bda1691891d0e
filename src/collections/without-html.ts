import type { MdastPlugin } from './markdown.ts';

/** Drops raw HTML from a text. What has words in it goes into `dropped`; a comment is for the editor, and a tag of its own has none. */
export function withoutHtml(dropped: string[]): MdastPlugin {
  return {
    name: 'without-html',
    html(node, context) {
      if (/[\p{L}\p{N}]/u.test(node.value.replaceAll(/<!--[^]*?-->|<[^>]*>/g, ''))) dropped.push(node.value.trim());
      context.removeNode(node);
    },
  };
}
