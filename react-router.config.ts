import type { Config } from '@react-router/dev/config';

export default {
  // As build/folders.ts, which this file cannot import: the router loads it in its own way.
  buildDirectory: `${process.env.BUILD_DIR ?? 'dist'}/next`,
  // In development the server renders whatever address exists; of a build it would know only those of its start (`prerender`).
  ssr: process.argv.includes('dev'),
  routeDiscovery: { mode: 'initial' },
  // Split route modules would be files of a few hundred bytes: what a screen loads is already a module of its own.
  splitRouteModules: false,
  prerender: async ({ getStaticPaths }) => {
    const { paths } = await import('./generated/paths.ts');
    return [...getStaticPaths(), ...paths];
  },
} satisfies Config;
