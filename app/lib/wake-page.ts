/**
 * Lays out what a fresh visit's page had left for later (build/page.ts, styles/base.css): one part at a time, whenever the
 * browser has nothing else to do. Until then a part was laid out when the visitor came near it.
 */
export async function wakePage(): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>('main > * ~ *, body > footer')];
  for (const part of parts) {
    await new Promise((done) => ('requestIdleCallback' in self ? requestIdleCallback(done) : setTimeout(done)));
    part.style.contentVisibility = 'visible';
  }
  endFreshVisit();
  for (const part of parts) part.style.removeProperty('content-visibility');
}

/** A page that the app draws is whole from the beginning, so that going back finds the place that was left. */
export function endFreshVisit(): void {
  delete document.documentElement.dataset.fresh;
}
