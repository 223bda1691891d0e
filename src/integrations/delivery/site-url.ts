import { site } from '#content/site.ts';

/**
 * The public address of the site, for canonical links, the sitemap, the feed and previews: the environment variable SITE_URL, or
 * the address in content/company.json where it is not set.
 * @throws with what would do unless it is an origin.
 */
export function readSiteUrl(value: string | undefined): string {
  // The company's own address is content, and checked as such (src/content/schemas/company.ts).
  if (value === undefined) return site.url;
  const fail = (reason: string): never => {
    throw new Error(`SITE_URL: ${reason}, found ${JSON.stringify(value)}`);
  };
  const url = URL.parse(value);
  if (value.trim() === '') return fail(`expected the public address, such as https://www.example.com, or no such variable for ${site.url}`);
  if (!url || !/^https?:$/.test(url.protocol)) return fail('expected an address such as https://www.example.com');
  if (url.protocol === 'http:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)) {
    return fail(`expected https, since nothing else is private: https://${url.host}`);
  }
  return value === url.origin ? value : fail(`expected ${url.origin}, without anything around it`);
}

/** What to tell a person who builds without a public address while content/company.json still has the reserved one; undefined: nothing. */
export function siteUrlWarning(value: string | undefined, { url }: { url: string } = site): string | undefined {
  if (value !== undefined || !URL.parse(url)?.hostname.endsWith('.example')) return undefined;
  return `SITE_URL is not set: links in search engines and previews will lead to ${url}, which nobody can own. Build with SITE_URL=https://www.your-domain.com before you publish.`;
}
