import { expect, test, vi } from 'vitest';
import { storeChoice, storedChoice } from './stored-choice.ts';

/** A history whose present entry has this state. */
function stubHistory(state: unknown) {
  const entry = { state, replaceState: (next: unknown) => void (entry.state = next) };
  vi.stubGlobal('history', entry);
  return entry;
}

const choice = { text: 'shop', category: 'CMS', count: 18 };

test('what a visitor has chosen is there when the page is loaded anew, beside what else the entry keeps', () => {
  const entry = stubHistory({ other: 1 });
  storeChoice(choice);
  expect(storedChoice()).toEqual(choice);
  expect(entry.state).toMatchObject({ other: 1 });
});

test('a browser that takes no more changes of the history leaves the list alone', () => {
  vi.stubGlobal('history', {
    state: null,
    replaceState() {
      throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
    },
  });
  expect(() => storeChoice(choice)).not.toThrow();
});

test.each([
  null,
  'text',
  {},
  { choice: null },
  { choice: { text: '', count: 9 } },
  { choice: { ...choice, count: '9' } },
  { choice: { ...choice, text: 1 } },
  { choice: { ...choice, category: 3 } },
])('a history with %j has kept nothing', (state) => {
  stubHistory(state);
  expect(storedChoice()).toBeUndefined();
});
