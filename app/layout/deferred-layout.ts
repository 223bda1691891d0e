import { afterPaint } from '#app/lib/after-paint.ts';

/**
 * On a visit that begins at the top of a page, the browser lays out only what is near the window (build/pages/page.ts,
 * deferred-layout.css). This lays out the rest, one part or card at a time whenever the browser is idle: all at once would
 * block a slow phone for 140 ms longer. Without it, somebody who jumps to the footer and comes back later would find another
 * place, because skipped parts have only an estimated height.
 */
export async function layOutDeferredParts(): Promise<void> {
  // To ask for styles computes them, and the app has just started, perhaps because of a press.
  await idle();
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    // Asked one by one: the styles of a card are computed with those of the part that it is in, which comes before it.
    if (getComputedStyle(part).contentVisibility === 'visible') continue;
    await idle();
    // Styles and layout in one task are among the longest of the whole visit. Asking for a style computes those of the part.
    if (part.firstElementChild) void getComputedStyle(part.firstElementChild).display;
    await idle();
    delete part.dataset.part;
    // In Firefox idle moments follow each other without a frame between them, which would then lay out several parts.
    await new Promise<void>(afterPaint);
  }
  await idle();
  stopDeferring();
  await idle();
  // The closed menu of a phone too (header.module.css): else the press that opens it would wait for that.
  document.querySelector('#menu > *')?.getBoundingClientRect();
}

/** A page that the app renders is laid out whole, so that going back finds the place where the visitor was. */
export function stopDeferring(): void {
  delete document.documentElement.dataset.fresh;
}

async function idle(): Promise<void> {
  await new Promise((done) => ('requestIdleCallback' in self ? requestIdleCallback(done, { timeout: 1000 }) : setTimeout(done)));
}
