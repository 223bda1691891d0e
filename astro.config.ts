import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { site } from './content/site.ts';
import { contentWatch } from './src/integrations/content-watch.ts';
import { idleDirective } from './src/integrations/idle-directive.ts';

export default defineConfig({
  site: process.env.SITE_URL ?? site.url,
  trailingSlash: 'never',
  outDir: process.env.BUILD_DIR ?? './dist',
  publicDir: './public',
  integrations: [react(), idleDirective(), contentWatch()],
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  compressHTML: true,
  // Its styles would be inline, which the policy refuses.
  markdown: { syntaxHighlight: false },
  image: { service: { entrypoint: './src/data/image-service.ts', config: { avif: { effort: 2 }, webp: { effort: 2 } } } },
  devToolbar: { enabled: false },
  security: {
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "form-action 'self'",
        'frame-src https://www.openstreetmap.org',
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
      ],
      styleDirective: {
        resources: [
          { resource: "'self'", kind: 'element' },
          { resource: "'unsafe-inline'", kind: 'attribute' },
        ],
      },
      scriptDirective: { resources: ["'self'", "'inline-speculation-rules'"] },
    },
  },
  vite: {
    envPrefix: ['VITE_', 'SITE_URL'],
    build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'] },
  },
});
