const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text inside an element or an attribute of XML. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => references[character] ?? '');
}
