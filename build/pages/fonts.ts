/** The rule of a font that is a file. Most stand-ins are fonts of the system only. */
const fontRule = /@font-face\s*{[^}]*url\([^}]*}/g;

/** What makes `document.fonts.load` load a font, which is one as in CSS and a letter that is in it, and the address of its file. */
export type Face = [font: string, letter: string, file: string];

/**
 * The fonts of a style sheet that have letters of the text. Of two that have a letter the first one shows it, unless they have the
 * same letters: those are for headings and for other text. Throws if a rule does not name its family.
 */
export function neededFaces(sheet: string, text: string): Face[] {
  const letters = [...new Set(text)];
  const taken = new Map<string, string>();
  const faces = (sheet.match(fontRule) ?? []).map((rule): Face | undefined => {
    const range = valueOf(rule, 'unicode-range') ?? 'U+0-10FFFF';
    const own = letters.filter((letter) => (taken.get(letter) ?? range) === range && includes(range, letter.codePointAt(0) ?? 0));
    // One that begins with fonts of the system only stands in for another.
    if (!rule.includes('local(')) for (const letter of own) taken.set(letter, range);
    const family = valueOf(rule, 'font-family');
    const file = /url\(["']?([^"')]+)/.exec(rule)?.[1];
    if (!family || !file) throw new Error(`Expected a font-family and a file in ${rule}`);
    const [weight = 'normal'] = valueOf(rule, 'font-weight')?.split(' ') ?? [];
    return own[0] === undefined ? undefined : [`${weight} 1em ${family}`, own[0], file];
  });
  return faces.filter((face) => face !== undefined);
}

function valueOf(rule: string, property: string): string | undefined {
  return new RegExp(`${property}:([^;}]+)`).exec(rule)?.[1]?.trim();
}

function includes(range: string, letter: number): boolean {
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().slice('U+'.length).split('-');
    return parseInt(from, 16) <= letter && letter <= parseInt(to, 16);
  });
}
