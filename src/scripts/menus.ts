/** From this width the menus are in a row in the header; below it they are in the sheet that the menu button opens. */
const desktop = '(width >= 67.5em)';
/** Milliseconds that an open menu waits after the pointer has left it: the way to its panel may cross a gap. */
const closeDelay = 200;

/**
 * Adds to the native menus of a header what needs a script (decisions section 3): they open on hover on a desktop, only one
 * is open at a time, and they close on Escape, on a click outside and when the focus leaves, as the sheet and the search of a
 * phone do, which cover the page.
 */
export function enhanceMenus(header: HTMLElement): void {
  const menus = [...header.querySelectorAll('details')];
  const desktopQuery = matchMedia(desktop);
  let hovered: HTMLDetailsElement | undefined;
  let closeTimer: ReturnType<typeof setTimeout> | undefined;

  function closeMenus(except?: HTMLDetailsElement): void {
    for (const menu of menus) if (menu !== except) menu.open = false;
    if (hovered !== except) hovered = undefined;
  }

  function closeSheets(): void {
    for (const sheet of header.querySelectorAll<HTMLElement>(':popover-open')) sheet.hidePopover();
  }

  for (const menu of menus) {
    menu.addEventListener('pointerenter', ({ pointerType }) => {
      if (!desktopQuery.matches || pointerType !== 'mouse') return;
      clearTimeout(closeTimer);
      if (menu.open) return;
      closeMenus(menu);
      menu.open = true;
      hovered = menu;
    });
    menu.addEventListener('pointerleave', ({ pointerType }) => {
      if (!desktopQuery.matches || pointerType !== 'mouse') return;
      closeTimer = setTimeout(() => !menu.contains(document.activeElement) && closeMenus(), closeDelay);
    });
    menu.addEventListener('click', (event) => {
      if (!(event.target instanceof Element)) return;
      // The menu has just opened by hover: this click means 'keep it open', not 'close it'.
      if (event.target.closest('summary') && hovered === menu) {
        event.preventDefault();
        hovered = undefined;
      }
    });
  }
  // A link may lead to a part of this page.
  header.addEventListener('click', ({ target }) => target instanceof Element && target.closest('nav a') && closeAll());

  function closeAll(): void {
    closeMenus();
    closeSheets();
  }

  // On the document, since a menu that was opened by hover has no focus inside it (WCAG 1.4.13).
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const open = menus.find((menu) => menu.open);
    if (!open) return;
    // The first Escape closes only the menu; the next one closes the sheet around it.
    event.preventDefault();
    const hadFocus = open.contains(document.activeElement);
    closeMenus();
    if (hadFocus) open.querySelector('summary')?.focus();
  });
  // A press or the focus goes elsewhere. The sheets close by themselves on a press.
  for (const type of ['pointerdown', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      if (!(target instanceof Element)) return;
      if (desktopQuery.matches) closeMenus(menus.find((menu) => menu.contains(target)));
      else if (type === 'focusin' && !target.closest(':popover-open, [popovertarget]')) closeSheets();
    });
  }
  desktopQuery.addEventListener('change', closeAll);
  // The browser may show this page again as it was left.
  addEventListener('pagehide', closeAll);
}
