import { readFile } from 'node:fs/promises';
import type { Config } from '@react-router/dev/config';

export default {
  buildDirectory: 'dist',
  ssr: false,
  prerender: async ({ getStaticPaths }) => {
    const paths: string[] = JSON.parse(await readFile('generated/paths.json', 'utf8'));
    return [...getStaticPaths(), ...paths];
  },
} satisfies Config;
