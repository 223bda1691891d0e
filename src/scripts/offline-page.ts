/** The page that a visitor without a connection gets, at the address that was asked for: it opens that one when the site answers. */
import { offlinePath } from '#content/offline.ts';
import type { HookSelector } from '#lib/data-attributes.ts';

/** In ms, between two looks at whether the site answers: a browser does not always notice that it does again. */
const pause = 10_000;

void listKeptPages().catch(() => undefined);

const reload = () => location.reload();
addEventListener('online', reload);
document.querySelector('main button')?.addEventListener('click', reload);
// Whoever opens the page by its own address waits for no other.
if (location.pathname !== offlinePath) setInterval(lookForSite, pause);

/** Of the menu only the pages that were opened before are on the device. A browser may forbid to look. */
async function listKeptPages(): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-kept]' satisfies HookSelector);
  for (const link of list?.querySelectorAll<HTMLAnchorElement>('a') ?? []) {
    if (!(await caches.match(link.href))) link.parentElement?.remove();
    else if (list) list.hidden = false;
  }
}

/** By a picture, because the site makes no fetch but the forms' (decisions section 9). */
function lookForSite(): void {
  const picture = new Image();
  picture.addEventListener('load', reload);
  picture.src = `/favicon.svg?${Date.now()}`;
}
