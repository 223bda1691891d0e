import type { Config } from '@react-router/dev/config';

const development = process.argv.includes('dev');

export default {
  // As build/folders.ts, which this file cannot import: the router loads it in its own way.
  buildDirectory: `${process.env.BUILD_DIR ?? 'dist'}/next`,
  // In development the server renders whatever address exists; of a list it would know only what was there at its start.
  ssr: development,
  routeDiscovery: { mode: 'initial' },
  // Split route modules would be files of a few hundred bytes: what a screen loads is already a module of its own.
  splitRouteModules: false,
  ...(!development && {
    async prerender({ getStaticPaths }) {
      const { paths } = await import('./generated/paths.ts');
      return [...getStaticPaths(), ...paths];
    },
  }),
} satisfies Config;
