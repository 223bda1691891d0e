/** The public address of the site, for canonical links, the sitemap, the feed and previews. */
import { site } from '#content/site.ts';

/** Stops the build. Its message says what is wrong with a setting and what would do. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/**
 * The environment variable SITE_URL, or the address in content/site.ts where it is not set.
 * @throws {SettingError} unless it is an origin, or one with a folder for GitHub Pages (build/hosts/folder.ts).
 */
export function readSiteUrl(value: string | undefined): string {
  // The company's own address is content, and checked as such (content/company-schema.ts).
  if (value === undefined) return site.url;
  const fail = (reason: string): never => {
    throw new SettingError(`SITE_URL: ${reason}, found ${JSON.stringify(value)}`);
  };
  const url = URL.parse(value);
  if (value.trim() === '') return fail(`expected the public address, such as https://www.example.com, or no such variable for ${site.url}`);
  if (!url || !/^https?:$/.test(url.protocol)) return fail('expected an address such as https://www.example.com');
  if (url.protocol === 'http:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)) {
    return fail(`expected https, since nothing else is private: https://${url.host}`);
  }
  // Of a folder only what no host or browser writes in another way.
  const plain = url.origin + (/^(?:\/[\w-]+)+/.exec(url.pathname)?.[0] ?? '');
  return value === plain ? value : fail(`expected ${plain}, without anything around it`);
}

/** What to tell whoever builds without a public address while content/site.ts still has the reserved one; undefined: nothing. */
export function siteUrlWarning(value: string | undefined, { url }: { url: string } = site): string | undefined {
  if (value !== undefined && new URL(value).pathname !== '/') {
    return 'SITE_URL names a folder. Only GitHub Pages and the like take this build; our server and the other hosts serve a site at the root of its domain.';
  }
  if (value !== undefined || !URL.parse(url)?.hostname.endsWith('.example')) return undefined;
  return `SITE_URL is not set: links in search engines and previews will lead to ${url}, which nobody can own. Build with SITE_URL=https://www.your-domain.com before you publish.`;
}
