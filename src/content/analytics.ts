import type { Records } from './read-files.ts';

/**
 * What the pages' policy has to name for the service that counts visits: the origin of its script, to which that also tells what was
 * opened. Nothing without a service, and for a script at an address of this site, which a proxy passes on.
 */
export function countingOrigins(statistics: Records['elsewhere']['statistics']): string[] {
  return statistics && URL.canParse(statistics.script) ? [new URL(statistics.script).origin] : [];
}
