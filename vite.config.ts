import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  envPrefix: ['VITE_', 'SITE_URL'],
  build: {
    // One sheet, inlined in every page by build/finish.ts: no request stands before the first paint.
    cssCodeSplit: false,
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // A picture is a file of its own, cached for good; inlined it would weigh in every page.
    assetsInlineLimit: 0,
  },
});
