import { afterEach, expect, test, vi } from 'vitest';
import { keepListing, keptListing } from './kept-listing.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A history whose present entry has this state. */
function stubHistory(state: unknown) {
  const entry = { state, replaceState: (next: unknown) => void (entry.state = next) };
  vi.stubGlobal('history', entry);
  return entry;
}

const kept = { query: { text: 'shop', category: 'CMS' }, count: 18 };

test('what a visitor has chosen is there when the page is loaded anew, and the router keeps its own state', () => {
  const entry = stubHistory({ key: 'abc', idx: 1 });
  keepListing(kept);
  expect(keptListing()).toEqual(kept);
  expect(entry.state).toMatchObject({ key: 'abc', idx: 1 });
});

test('a browser that takes no more changes of the history leaves the list alone', () => {
  vi.stubGlobal('history', {
    state: null,
    replaceState() {
      throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
    },
  });
  expect(() => keepListing(kept)).not.toThrow();
});

test.each([
  null,
  'text',
  {},
  { listing: null },
  { listing: { count: 9 } },
  { listing: { query: null, count: 9 } },
  { listing: { ...kept, count: '9' } },
  { listing: { query: { text: 1, category: null }, count: 9 } },
  { listing: { query: { text: '', category: 3 }, count: 9 } },
])('a history with %j has kept nothing', (state) => {
  stubHistory(state);
  expect(keptListing()).toBeUndefined();
});
