import { outcomeOf, type PostResult } from './outbox-rules.ts';
import type { FormName } from '#content/form-fields.ts';
import { defaultAccessKey, defaultEndpoint, fixedTexts } from '#lib/form-rules.ts';

/** The address that both forms post to: the service set at build time, or the site's own inbox. */
export const endpoint: string = nonEmpty(import.meta.env.VITE_FORM_ENDPOINT) ?? defaultEndpoint;

const accessKey = nonEmpty(import.meta.env.VITE_FORM_ACCESS_KEY) ?? defaultAccessKey;

/** Milliseconds for request and response: enough for a slow connection. */
const timeout = 30_000;

/** In bytes: what a browser carries to the end for pages that are gone, all requests of a page together. */
const keepaliveLimit = 64 * 1024;
let keptAlive = 0;

/** What a form sends besides the visitor's fields. */
export function fixedFields(form: FormName) {
  return { ...fixedTexts[form], access_key: accessKey };
}

/** The page to which a hosted service redirects a visitor without JavaScript. The site's own inbox needs no such field. */
export function thankYouUrl(siteUrl: string): string | undefined {
  return endpoint === defaultEndpoint ? undefined : `${siteUrl}/thank-you`;
}

/**
 * Sends a submission once: the site's only API call. It goes on when its page is closed, as far as browsers allow that. The
 * request begins before this returns, because a page that is closed does nothing afterwards. Never rejects.
 */
export async function post(form: FormName, values: Readonly<Record<string, string>>): Promise<PostResult> {
  const body = JSON.stringify({ ...values, ...fixedFields(form) });
  const size = new TextEncoder().encode(body).length;
  const keepalive = keptAlive + size <= keepaliveLimit;
  if (keepalive) keptAlive += size;
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      keepalive,
      signal: AbortSignal.timeout(timeout),
    });
    const outcome = outcomeOf(response.status, await response.json());
    if (outcome === 'failed') throw new Error(`The form service answered ${response.status} without saying whether it has the message.`);
    return { outcome };
  } catch (error) {
    return { outcome: 'failed', error };
  } finally {
    if (keepalive) keptAlive -= size;
  }
}

function nonEmpty(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
