import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkOf, chunks } from './build/chunks.ts';

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'generated/public',
  envPrefix: ['VITE_', 'SITE_URL'],
  build: {
    // One style sheet. build/finish.ts puts the part that a page needs into the page, so no request blocks the first paint.
    cssCodeSplit: false,
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
          output: {
            minify: true,
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
