import type { Config } from '@react-router/dev/config';

export default {
  buildDirectory: 'dist',
  ssr: false,
  // Split parts would be crumbs of some hundred bytes: what a screen loads is a module of its own anyway.
  splitRouteModules: false,
  prerender: async ({ getStaticPaths }) => {
    const { paths } = await import('./generated/paths.ts');
    return [...getStaticPaths(), ...paths];
  },
} satisfies Config;
