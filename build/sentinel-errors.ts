import type { Plugin } from 'vite';

/**
 * React makes five errors while it starts that it only compares and never reports. With an inspector attached, as in tests,
 * measurements and developer tools, the browser looks up where an error was made, and for that parses all of react-dom anew: the
 * longest task of the start (docs/decisions/0004). These become objects that look the same and have no place. Stops the build if
 * React no longer has them.
 */
export function sentinelErrors(): Plugin {
  let found = false;
  return {
    name: 'sentinel-errors',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        const changed = code.replaceAll(
          /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
          '$1{ __proto__: Error.prototype, message: $2 }',
        );
        found = changed !== code;
        return { code: changed, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !found) this.error('build/sentinel-errors.ts: React has no errors of that kind to replace');
    },
  };
}
