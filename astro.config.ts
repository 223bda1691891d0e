import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { readFiles } from '#content/read-files.ts';
import { countingOrigins } from '#content/analytics.ts';
import { serverOnly } from './src/integrations/content/server-only.ts';
import { contentWatch } from './src/integrations/content/watch.ts';
import { releasesIn } from './src/integrations/delivery/releases.ts';
import { readSiteUrl } from './src/integrations/delivery/site-url.ts';
import { styleConditions } from './src/integrations/style-conditions.ts';

// One instant for the whole build: midnight in the middle of it would publish an entry in only one place.
process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));

/** Of all builds (src/integrations/delivery/releases.ts). */
const buildFolder = process.env.BUILD_DIR ?? 'dist';

/** The environment and the file .env, as the pages have them. */
const { SITE_URL, VITE_FORM_ENDPOINT: endpoint } = loadEnv('production', '.', ['VITE_', 'SITE_URL']);

/** Where forms send to: the site itself, and the service that they name if it is elsewhere. */
const formTargets = ["'self'", ...(endpoint && URL.canParse(endpoint) ? [new URL(endpoint).origin] : [])].join(' ');

/** Content that is wrong ends the command here, with its sentences alone. */
const { elsewhere } = orEnd(() => readFiles('content'));
// It reads content/ as it is imported: after the check.
const { delivery } = await import('./src/integrations/delivery/delivery.ts');
const { origin: mapHost } = new URL(elsewhere.map.embed);
const counting = countingOrigins(elsewhere.statistics);

export default defineConfig({
  site: orEnd(() => readSiteUrl(SITE_URL)),
  trailingSlash: 'never',
  outDir: releasesIn(buildFolder).next,
  integrations: [react(), contentWatch(), delivery(buildFolder)],
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'always' },
  compressHTML: true,
  // Its styles would be inline, which the policy refuses.
  markdown: { syntaxHighlight: false },
  image: { service: { entrypoint: './src/data/image-service.ts', config: { avif: { effort: 2 }, webp: { effort: 2 } } } },
  devToolbar: { enabled: false },
  // Drawings and previews are taken over from the last build while neither what they show nor their code has changed (`cacheKey`).
  experimental: { incrementalBuild: true },
  security: {
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'self'",
        // The picture by which src/scripts/office-map.ts knows that the map's host answers.
        `img-src 'self' data: ${mapHost}`,
        "font-src 'self' data:",
        `connect-src ${[formTargets, ...counting].join(' ')}`,
        `form-action ${formTargets}`,
        `frame-src ${mapHost}`,
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        // A text becomes a script's address only in src/scripts/service-worker.ts, and markup or script nowhere.
        "require-trusted-types-for 'script'",
        'trusted-types worker',
      ],
      styleDirective: {
        resources: [
          { resource: "'self'", kind: 'element' },
          { resource: "'unsafe-inline'", kind: 'attribute' },
        ],
      },
      scriptDirective: { resources: ["'self'", "'inline-speculation-rules'", ...counting] },
    },
  },
  vite: {
    plugins: [serverOnly()],
    envPrefix: ['VITE_', 'SITE_URL'],
    css: { postcss: { plugins: [styleConditions()] } },
    build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'] },
  },
});

/** What it gives. Where it throws, the command ends with the message alone: thrown on, it would come with Astro's stack trace. */
function orEnd<Result>(give: () => Result): Result {
  try {
    return give();
  } catch (error) {
    // oxlint-disable-next-line no-console -- a command speaks to its terminal
    console.error(error instanceof Error ? error.message : String(error));
    return process.exit(1);
  }
}
