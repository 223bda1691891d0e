import type { Locator } from '@playwright/test';
import { digits as drawings } from '#assets/woven/digits.ts';

const digits = Object.entries(drawings);

/** The character that a woven number draws with this line. */
export function drawnCharacter(line: string): string {
  const [character] = digits.find(([, { lines }]) => lines[0]?.d === line) ?? [];
  if (!character) throw new Error(`no digit has the line ${line}`);
  return character;
}

/** The number that is drawn in a counter at this moment, such as '120+'. */
export async function drawnNumber(counter: Locator): Promise<string> {
  const lines = await counter
    .locator('svg g[transform] path:first-child')
    .evaluateAll((all) => all.filter((path) => path.checkVisibility()).map((path) => path.getAttribute('d') ?? ''));
  return lines.map(drawnCharacter).join('');
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
