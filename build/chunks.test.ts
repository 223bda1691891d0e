import { expect, test } from 'vitest';
import { chunkOf } from './chunks.ts';

/** Who imports what, below /site/app. */
const importers: Record<string, string[]> = {
  'root.tsx': [],
  'routes/home.tsx': [],
  'routes/faq.tsx': [],
  'layout/header.tsx': ['root.tsx'],
  'ui/icon.tsx': ['layout/header.tsx', 'routes/faq.tsx'],
  'ui/carousel.tsx': ['sections/home/hero.tsx', 'routes/faq.tsx'],
  'sections/home/hero.tsx': ['routes/home.tsx'],
  'sections/faq/faq-list.tsx': ['routes/faq.tsx'],
  'features/forms/outbox.ts': ['routes/home.tsx', 'routes/contact.tsx'],
};

const info = (id: string) => ({ importers: (importers[id.replace('/site/app/', '')] ?? []).map((file) => `/site/app/${file}`) });
const chunk = (file: string) => chunkOf(`/site/app/${file}`, info);

test('what every page loads, and what the home page shares with another screen, is one file', () => {
  expect(['layout/header.tsx', 'ui/icon.tsx', 'ui/carousel.tsx'].map(chunk)).toEqual(['site', 'site', 'site']);
});

test('what one screen uses stays apart', () => {
  expect(['sections/home/hero.tsx', 'sections/faq/faq-list.tsx'].map(chunk)).toEqual([null, null]);
});

test('what the forms share is one file, React another, and all other packages are with the router', () => {
  expect(chunk('features/forms/outbox.ts')).toBe('forms');
  expect(chunkOf('/site/node_modules/react-dom/index.js', info)).toBe('react');
  expect(chunkOf('/site/node_modules/react-router/dist/index.js', info)).toBe('router');
  expect(chunkOf('/site/node_modules/idb-keyval/dist/index.js', info)).toBe('forms');
});
