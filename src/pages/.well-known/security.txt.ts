import type { APIRoute } from 'astro';
import { emailLink, site } from '#content/site.ts';
import { siteUrl } from '#lib/page-meta.ts';

/** In months, of which that of the build is the first. RFC 9116 recommends less than a year. */
const validity = 11;

/** Tells a person who finds a weakness whom to write to (RFC 9116). */
export const GET: APIRoute = () => {
  const time = buildTime();
  // The same for all builds of a month: a build that changes nothing changes no file.
  const expires = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + validity));
  const lines = [
    `Contact: ${emailLink}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return new Response(lines.map((line) => `${line}\n`).join(''));
};

/**
 * The time of the build. astro.config.ts sets SOURCE_DATE_EPOCH, in seconds, where nobody else has: one instant for everything
 * in a build, and a build of the same sources can be repeated (reproducible-builds.org).
 */
function buildTime(): Date {
  return new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000);
}
