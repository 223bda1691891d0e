/**
 * What extensions and translators do to a page, as init scripts. Each function runs in the page, so it uses nothing from
 * outside itself.
 */

/** A password manager: an element after each field when the page has been read. */
function besideFields(): void {
  addEventListener('DOMContentLoaded', () => {
    for (const field of document.querySelectorAll('input, textarea')) field.after(document.createElement('div'));
  });
}

/** A writing aid: an element before the field that gets the focus. */
function beforeTheFocused(): void {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches('input, textarea')) target.before(document.createElement('div'));
  });
}

/** A translator: each text of the page in two `font` elements, when it has loaded. */
function aroundTexts(): void {
  addEventListener('load', () => {
    // Translators still use this old element.
    const translated: string = 'font';
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, select')) continue;
      const outer = document.createElement(translated);
      const inner = outer.appendChild(document.createElement(translated));
      inner.textContent = text.data;
      text.replaceWith(outer);
    }
  });
}

export const meddlers = {
  'an element beside each field': besideFields,
  'an element before the field that gets the focus': beforeTheFocused,
  'all texts translated': aroundTexts,
};
