import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** What every page loads, or all but a few, by path. The rest comes with the screens that use it. */
const onEveryPage = [
  '/app/layout/(?!product-|service-)',
  '/app/ui/(?!accordion|category-chips|label|list-foot|prose|search-field|tools)',
  '/app/lib/(cut|dates|motif|reduced-motion|transition-name|use-started)',
  '/app/sections/page-error',
  '/app/features/blog/post-card',
  '/app/features/forms/(?!quote-form|contact-form|outbox-notice|unsent-notice)',
  '/content/(constants|forms|navigation|pictures|site)',
  '/content/pages/(error|layout|not-found)',
  '/content/(products|services)/menu',
  '/generated/pictures/products/menu',
];

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'generated/public',
  envPrefix: ['VITE_', 'SITE_URL'],
  build: {
    // One sheet, of which build/finish.ts gives each page its part: no request stands before the first paint.
    cssCodeSplit: false,
    // After Rolldown's own (`output.minify` below): the home page has 2.2 kB (brotli) less to load than with either alone.
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3, sequences: false, join_vars: false } },
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // A picture is a file of its own, cached for good; inlined it would weigh in every page.
    assetsInlineLimit: 0,
    license: { fileName: 'licences.txt' },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            minify: true,
            // Two shared files instead of a score of crumbs: they compress better together and cost two requests.
            advancedChunks: {
              groups: [
                { name: 'framework', test: /node_modules|preload-helper/ },
                { name: 'site', test: new RegExp(onEveryPage.join('|')) },
              ],
            },
          },
        },
      },
    },
  },
});
