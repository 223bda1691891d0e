import type { Locator } from '@playwright/test';

/** Where elements are and how large they are, as a text to compare before and after something that may move nothing. */
export function boxes(elements: Locator): Promise<string> {
  return elements.evaluateAll((all) =>
    all
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].join(' ');
      })
      .join('\n'),
  );
}
