import type { APIRoute } from 'astro';
import { emailLink, site } from '#content/site.ts';
import { buildTime } from '#data/build-time.ts';
import { siteUrl } from '#lib/page-meta.ts';

/** In ms, from the build. RFC 9116 recommends less than a year, so that nobody relies on an address that is out of use. */
const validity = 360 * 86_400_000;

/** Tells a person who finds a weakness whom to write to (RFC 9116). */
export const GET: APIRoute = () => {
  const lines = [
    `Contact: ${emailLink}`,
    `Expires: ${new Date(buildTime().getTime() + validity).toISOString()}`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return new Response(lines.map((line) => `${line}\n`).join(''));
};
