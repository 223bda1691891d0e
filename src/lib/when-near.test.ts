import { expect, test, vi } from 'vitest';
import { whenNear } from './when-near.ts';

test('an element that comes near between two moments that a busy browser tells of at once is noticed, and once', () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => {};
  const disconnect = vi.fn<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe = () => {};
      disconnect = disconnect;
    },
  );
  const callback = vi.fn<() => void>();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the observer looks at it
  whenNear({} as Element, 1000, callback);
  tell([{ isIntersecting: false }]);
  expect(callback).not.toHaveBeenCalled();
  tell([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(callback).toHaveBeenCalledOnce();
  expect(disconnect).toHaveBeenCalledOnce();
});
