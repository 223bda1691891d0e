import { markdownToMdast } from 'satteri';

/**
 * The edited Markdown, in which each block (paragraph, list, table …) that says what it said before is written as before: an
 * editor of formatted text writes bullets and tables its own way, wherever somebody typed.
 */
export function keepBlocks(before: string, edited: string): string {
  const written = new Map(blocksOf(before).map(({ meaning, source }) => [meaning, source]));
  return blocksOf(edited)
    .map(({ meaning, source }) => written.get(meaning) ?? source)
    .join('\n\n');
}

function blocksOf(markdown: string): { meaning: string; source: string }[] {
  const root = markdownToMdast(markdown, { features: { frontmatter: false } });
  return ('children' in root ? root.children : []).map((node) => ({
    meaning: JSON.stringify(node, (name, value: unknown) => (name === 'position' || name === 'spread' ? undefined : value)),
    source: markdown.slice(node.position?.start.offset, node.position?.end.offset),
  }));
}
