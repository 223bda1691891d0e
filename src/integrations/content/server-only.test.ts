import { expect, test } from 'vitest';
import { build } from 'vite';
import { serverOnly } from './server-only.ts';

/** Bundles a script of the browser that imports this. */
const bundle = (source: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      serverOnly(),
      {
        name: 'script',
        resolveId: (id) => (id === 'script.ts' ? '\0script.ts' : null),
        load: (id) => (id === '\0script.ts' ? source : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'script.ts' } },
  });

test('a script of the browser cannot import what reads content/, whatever is between the two', async () => {
  await expect(bundle("import { about } from '#content/records.ts'; console.log(about);")).rejects.toThrow('part of a browser’s script');
  await expect(bundle("import { quoteCopy } from '#content/form-copy.ts'; console.log(quoteCopy);")).rejects.toThrow(
    'form-copy.ts is part of',
  );
});

test('the words that a browser shows are in files of their own', async () => {
  await expect(bundle("import { search } from '#content/search.ts'; console.log(search);")).resolves.toBeDefined();
});
