/** The rule of a font that is a file. Its stand-ins are fonts of the system. */
export const fontRule = /@font-face\s*{[^}]*url\([^}]*}/g;

/**
 * The files of the fonts that have letters of the text. Of two that have a letter the first one shows it, unless they have the
 * same letters: those are for headings and for other text.
 */
export function neededFonts(rules: readonly string[], text: string): string[] {
  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  const taken = new Map<number, string>();
  const files = rules.map((rule) => {
    const range = /unicode-range:([^;}]+)/.exec(rule)?.[1] ?? 'U+0-10FFFF';
    const own = letters.filter((letter) => (taken.get(letter) ?? range) === range && includes(range, letter));
    for (const letter of own) taken.set(letter, range);
    return own.length > 0 ? /url\(["']?([^"')]+)/.exec(rule)?.[1] : undefined;
  });
  return files.filter((file) => file !== undefined);
}

function includes(range: string, letter: number): boolean {
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().slice('U+'.length).split('-');
    return parseInt(from, 16) <= letter && letter <= parseInt(to, 16);
  });
}
