/** A desktop has room for the menus beside each other; below it they stand in the sheet. */
const desktop = '(min-width: 67.5625em)';
/** Milliseconds that a pointer may leave an open menu, on its way to the panel. */
const closeDelay = 200;

/**
 * Adds to the native menus of a header what scripts add: opening by hover on a desktop, closing on Escape, on an outside
 * click, when the focus leaves and when the route changes (the header hears `closemenus`), one open at a time
 * (decisions section 3). Returns what takes it all away again.
 */
export function enhanceMenus(header: HTMLElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const menus = [...header.querySelectorAll('details')];
  const wide = matchMedia(desktop);
  let hovered: HTMLDetailsElement | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  function closeMenus(except?: HTMLDetailsElement): void {
    for (const menu of menus) if (menu !== except) menu.open = false;
    hovered = undefined;
  }

  function closeSheets(): void {
    for (const sheet of header.querySelectorAll<HTMLElement>(':popover-open')) sheet.hidePopover();
  }

  for (const menu of menus) {
    menu.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        if (!wide.matches || pointerType !== 'mouse') return;
        clearTimeout(leaving);
        if (menu.open) return;
        closeMenus(menu);
        menu.open = true;
        hovered = menu;
      },
      { signal },
    );
    menu.addEventListener(
      'pointerleave',
      ({ pointerType }) => {
        if (!wide.matches || pointerType !== 'mouse') return;
        leaving = setTimeout(() => !menu.contains(document.activeElement) && closeMenus(), closeDelay);
      },
      { signal },
    );
    menu.addEventListener(
      'click',
      (event) => {
        if (!(event.target instanceof Element)) return;
        // The click that follows a hover means 'keep it open', not 'close what just opened'.
        if (event.target.closest('summary') && hovered === menu) {
          event.preventDefault();
          hovered = undefined;
        }
        // A link to the page on show changes no route, and closes the menu all the same.
        if (event.target.closest('a')) closeAll();
      },
      { signal },
    );
    menu.addEventListener(
      'focusout',
      ({ relatedTarget }) => wide.matches && relatedTarget instanceof Node && !menu.contains(relatedTarget) && closeMenus(),
      { signal },
    );
  }

  function closeAll(): void {
    closeMenus();
    closeSheets();
  }

  // On the document: a menu that was opened by hover has no focus inside it (WCAG 1.4.13).
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      const open = menus.find((menu) => menu.open);
      if (!open) return;
      // The first Escape closes the menu; only the next one closes the sheet that the menu is in.
      event.preventDefault();
      const hadFocus = open.contains(document.activeElement);
      closeMenus();
      if (hadFocus) open.querySelector('summary')?.focus();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => wide.matches && target instanceof Node && !menus.some((menu) => menu.contains(target)) && closeMenus(),
    { signal },
  );
  header.addEventListener('closemenus', closeAll, { signal });
  wide.addEventListener('change', closeAll, { signal });

  return () => {
    clearTimeout(leaving);
    ended.abort();
  };
}
