import { expect, test } from 'vitest';
import { slimManifest } from './slim-manifest.ts';

const screen = { hasAction: false, hasLoader: true, hasDefaultExport: true, css: [] };
const manifest = {
  entry: { module: '/entry.js', imports: ['/framework.js'] },
  routes: {
    root: { id: 'root', ...screen, imports: ['/framework.js', '/site.js'] },
    'routes/faq': { id: 'routes/faq', ...screen, imports: ['/site.js', '/accordion.js'] },
  },
  version: '1',
};

test('the router’s list of screens loses what is not there and what every page has, and nothing else', () => {
  expect(slimManifest(`window.list=${JSON.stringify(manifest)};`)).toBe(
    `window.list=${JSON.stringify({
      entry: manifest.entry,
      version: '1',
      routes: {
        root: { id: 'root', hasLoader: true, imports: ['/framework.js', '/site.js'] },
        'routes/faq': { id: 'routes/faq', hasLoader: true, imports: ['/accordion.js'] },
      },
    })};`,
  );
});

test('a list in another form stops the build', () => {
  expect(() => slimManifest('export const list = {}')).toThrow('build/pages/slim-manifest.ts');
  expect(() => slimManifest('window.list={"routes":{}}')).toThrow('Invalid key');
});
