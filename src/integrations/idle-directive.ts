import type { AstroIntegration } from 'astro';

/** Adds `client:idle-or-touch` (src/scripts/idle-or-touch.ts), for islands that are in the first view. */
export function idleDirective(): AstroIntegration {
  return {
    name: 'idle-or-touch',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'idle-or-touch', entrypoint: './src/scripts/idle-or-touch.ts' });
      },
    },
  };
}
