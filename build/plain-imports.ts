import type { Plugin } from 'vite';

/**
 * Takes out the helper that Vite puts around each `import()`, 0.5 kB in the browser: it preloads style sheets and files that
 * a lazy file needs, and here nothing is left of that (vite.config.ts). Stops the build if Vite no longer has that helper.
 */
export function plainImports(): Plugin {
  let found = false;
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id !== '\0vite/preload-helper.js') return null;
      found = true;
      return 'export const __vitePreload = (load) => load();';
    },
    buildEnd(error) {
      if (!error && !found) this.error('build/plain-imports.ts: Vite has no preload helper to take out');
    },
  };
}
