/** Gives the document the styles of code that is loaded later: so no page carries them (docs/styles.md). */
export function addSheet(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
