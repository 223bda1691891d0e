import type { Locator } from '@playwright/test';
/** The number that is drawn in a counter at this moment, such as '120+'. */
export async function drawnNumber(counter: Locator): Promise<string> {
  const characters = await counter
    .locator('svg use')
    .evaluateAll((all) => all.filter((place) => place.checkVisibility()).map((place) => place.getAttribute('href') ?? ''));
  return characters.map((reference) => reference.replace('#digit-', '')).join('');
}

/** Scrolls to a counter and waits until the page has been told that it is in view: from then on its time runs. */
export async function bringIntoView(counter: Locator): Promise<void> {
  await counter.scrollIntoViewIfNeeded();
  await counter.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        // Observers are told in the order in which they were made, so the counter's own before this one.
        const observer = new IntersectionObserver(
          ([entry]) => {
            if (!entry?.isIntersecting) return;
            observer.disconnect();
            resolve();
          },
          { threshold: 1 },
        );
        observer.observe(element);
      }),
  );
}
