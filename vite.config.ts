import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'generated/public',
  envPrefix: ['VITE_', 'SITE_URL'],
  build: {
    // One sheet, of which build/finish.ts gives each page its part: no request stands before the first paint.
    cssCodeSplit: false,
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // A picture is a file of its own, cached for good; inlined it would weigh in every page.
    assetsInlineLimit: 0,
    // The pages themselves say what to load ahead; the helper that would do it again is a kilobyte on each of them.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Two shared files instead of a score of crumbs: they compress better together and cost two requests.
            advancedChunks: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser|turbo-stream)[\\/]/ },
                { name: 'site', test: /[\\/]app[\\/](layout|lib|ui)[\\/]|[\\/]content[\\/](constants|site|navigation|pages[\\/]layout)\.ts/ },
              ],
            },
          },
        },
      },
    },
  },
});
