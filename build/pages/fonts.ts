/** The rule of a font of the site. Its stand-ins are fonts of the system. */
export const fontRule = /@font-face\s*{[^}]*url\([^}]*}/g;

/**
 * The script behind the style element with the fonts' rules.
 *
 * A font that stands in its rule (that of the taka sign) is there before the first layout if the first part of the page has its
 * letters: the browser would else search the machine's fonts for one with the sign, and the first layout would take a slow phone
 * up to 28 ms more. Its rule, which is for other pages and a visit without JavaScript, goes. Where the sign stands further down,
 * a font made so would let the browser lay all text out anew.
 *
 * On a first visit the other fonts come when what is near has been painted in their stand-ins, so that they take nothing from its
 * text and its pictures on a slow line, and they take over together, since the browser lays out all text anew for each one that
 * comes. Later it has them and shows them from the beginning; so it does without this script.
 */
export function fontScript(rules: readonly string[], text: string, firstPart: string): string {
  const inline = neededFonts(rules, firstPart).filter((rule) => sourceOf(rule).startsWith('data:'));
  const files = neededFonts(rules, text)
    .map(sourceOf)
    .filter((source) => !source.startsWith('data:'));
  return [
    '(()=>{const fonts=document.currentScript.previousSibling;',
    // From the last one on, so that the numbers of the others stay.
    ...inline.toReversed().map((rule) => `${addFont(rule)}fonts.sheet.deleteRule(${rules.indexOf(rule)});`),
    'const load=href=>new Promise(done=>document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href,onload:done,onerror:done})));',
    `const loadAll=()=>Promise.all(${JSON.stringify(files)}.map(load)).then(()=>fonts.removeAttribute("media"));`,
    'if(sessionStorage.getItem("fonts")||navigator.serviceWorker?.controller)loadAll();',
    // A storage that is full takes nothing.
    'else{try{sessionStorage.setItem("fonts",1)}catch{}fonts.media="not all";nearPainted.then(loadAll)}})()',
  ].join('');
}

/**
 * The rules of the fonts that have letters of the text. Of two that have a letter the first one shows it, unless they have the
 * same letters: those are for headings and for other text.
 */
export function neededFonts(rules: readonly string[], text: string): string[] {
  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  const taken = new Map<number, string>();
  return rules.filter((rule) => {
    const range = valueOf(rule, 'unicode-range') ?? 'U+0-10FFFF';
    const own = letters.filter((letter) => (taken.get(letter) ?? range) === range && includes(range, letter));
    for (const letter of own) taken.set(letter, range);
    return own.length > 0;
  });
}

/** From its bytes a browser makes a font at once, from an address, even one with the bytes in it, only later. */
function addFont(rule: string): string {
  const family = valueOf(rule, 'font-family')?.replaceAll(/["']/g, '');
  const descriptors = { weight: valueOf(rule, 'font-weight'), unicodeRange: valueOf(rule, 'unicode-range') };
  const bytes = `Uint8Array.from(atob("${sourceOf(rule).split('base64,')[1]}"),byte=>byte.charCodeAt())`;
  return `document.fonts.add(new FontFace(${JSON.stringify(family)},${bytes},${JSON.stringify(descriptors)}));`;
}

function sourceOf(rule: string): string {
  return /url\(["']?([^"')]+)/.exec(rule)?.[1] ?? '';
}

function valueOf(rule: string, name: string): string | undefined {
  return new RegExp(`${name}:\\s*([^;}]+)`).exec(rule)?.[1];
}

function includes(range: string, letter: number): boolean {
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().slice('U+'.length).split('-');
    return parseInt(from, 16) <= letter && letter <= parseInt(to, 16);
  });
}
