import type { Config } from '@react-router/dev/config';

export default {
  buildDirectory: 'dist',
  ssr: false,
  prerender: async ({ getStaticPaths }) => {
    const { paths } = await import('./generated/paths.ts');
    return [...getStaticPaths(), ...paths];
  },
} satisfies Config;
