/**
 * The time of the build. astro.config.ts sets SOURCE_DATE_EPOCH, in seconds, where nobody else has: one instant for everything
 * in a build, and a build of the same sources can be repeated (reproducible-builds.org).
 */
export function buildTime(): Date {
  return new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000);
}
