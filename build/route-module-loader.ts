import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Puts our own `loadRouteModule` in the place of the router's, which reloads the page when a module does not load
 * (app/lib/until-loaded.ts). The router has no option for it. Stops the build if the router no longer has that module.
 */
export function routeModuleLoader(): Plugin {
  let replaced = false;
  return {
    name: 'route-module-loader',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (!source.endsWith('/routeModules.js') || !importer?.includes('react-router')) return null;
      replaced = true;
      return fileURLToPath(new URL('../app/lib/until-loaded.ts', import.meta.url));
    },
    buildEnd(error) {
      if (!error && !replaced) this.error('build/route-module-loader.ts: the router has no module routeModules.js to replace');
    },
  };
}
