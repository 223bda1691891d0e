import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { jsonIn, moduleOf } from './data-module.ts';

const Module = v.object({ default: v.unknown() });

test('a browser and the build read from a module what was written, whatever quotes and backslashes are in it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.constantFrom("'", '\\', '"', '\n', '\u2028', "\\'"), async (value, special) => {
      const data = { value, text: `a${special}b` };
      const module = moduleOf(data);
      expect(JSON.parse(jsonIn(module))).toEqual(JSON.parse(JSON.stringify(data)));
      const imported = v.parse(Module, await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`));
      expect(imported.default).toEqual(JSON.parse(JSON.stringify(data)));
    }),
  );
});
