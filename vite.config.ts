import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkOf, chunks } from './build/chunks.ts';
import { contentChanges } from './build/content-changes.ts';
import { plainImports } from './build/plain-imports.ts';
import { routeModuleLoader } from './build/route-module-loader.ts';
import { sentinelErrors } from './build/sentinel-errors.ts';

export default defineConfig({
  plugins: [reactRouter(), routeModuleLoader(), plainImports(), sentinelErrors(), contentChanges()],
  publicDir: 'generated/public',
  envPrefix: ['VITE_', 'SITE_URL'],
  build: {
    // build/finish.ts does it.
    copyPublicDir: false,
    // One style sheet. build/finish.ts puts the part that a page needs into the page, so no request blocks the first paint.
    cssCodeSplit: false,
    // The app's files import each other directly: what a lazy one needs is there already, or one small file more.
    modulePreload: false,
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // Pictures stay files, which browsers cache forever; inline, they would make every page larger.
    assetsInlineLimit: 0,
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3, sequences: false, join_vars: false } },
    license: { fileName: 'licences.txt' },
  },
  environments: {
    client: {
      build: {
        // In addition to Rolldown's minifier (`output.minify` below): with both, the home page loads 2.2 kB (brotli) less than with one.
        minify: 'terser',
        rolldownOptions: {
          // The facts of content/facts.ts are put into their sentences, and the home page does not load the others.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            minify: true,
            // Chromium then compiles the functions while the file comes in, and not one by one while the page starts.
            postBanner: '//# allFunctionsCalledOnLoad',
            // A file takes what its modules import with it, so the more general ones choose first.
            advancedChunks: {
              groups: chunks.map((name, i) => ({
                name: (id, graph) => (chunkOf(id, (module) => graph.getModuleInfo(module)) === name ? name : null),
                priority: chunks.length - i,
              })),
            },
          },
        },
      },
    },
  },
});
