import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Both read content/ from the disk: with either of them in a script, a browser would get all words of the site and a parser of YAML. */
const readers = ['records.ts', 'read-files.ts'].map((name) => resolve('src/content', name));

/** Keeps the reader of content/ out of the scripts of the browser, into which a single import would bring it without a word. */
export function serverOnly(): Plugin {
  return {
    name: 'server-only',
    // Not in development, whose server looks for packages in all files, as if each were a script of the browser.
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!importer || !/(records|read-files)(\.ts)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found && readers.includes(found.id)) {
        this.error(
          `${importer} is part of a browser’s script: it gets words as props, or from a file such as src/content/search.ts, not from ${source}`,
        );
      }
      return found;
    },
  };
}
