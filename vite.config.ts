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
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Two shared files instead of a score of crumbs: they compress better together and cost two requests.
            advancedChunks: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es|@remix-run)[\\/]|preload-helper/,
                },
                { name: 'forms', test: /[\\/]app[\\/]features[\\/]forms[\\/](?!unsent-notice|outbox-notice|outbox-traces|contact)/ },
                {
                  name: 'site',
                  test: /[\\/]app[\\/](layout|ui[\\/](button|carousel|counter|cover|cut-text|glyph|icon|picture|skeleton-card|spinner|stars|stitch-link|use-skeleton|woven-number))|[\\/]app[\\/]lib[\\/](cut|dates|reduced-motion|transition-name|use-started)\.|[\\/]app[\\/]sections[\\/](not-found|page-error)|[\\/]content[\\/](constants|site|navigation|pages[\\/](layout|not-found|error))\.ts/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
