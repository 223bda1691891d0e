import type { PostResult } from './outbox-engine.ts';
import { outcomeOf } from './outbox-rules.ts';
import { defaultAccessKey, defaultEndpoint, fixedTexts, type FormName } from './schema.ts';

/** Where both forms send to: the service named at build time, or the site's own inbox. */
export const endpoint: string = setting(import.meta.env.VITE_FORM_ENDPOINT) ?? defaultEndpoint;

const accessKey = setting(import.meta.env.VITE_FORM_ACCESS_KEY) ?? defaultAccessKey;
const siteUrl = setting(import.meta.env.SITE_URL);

/** Milliseconds for the whole exchange: a slow line, not a dead one. */
const timeout = 30_000;

/** What a form sends besides its fields (specification section 7). */
export function fixedFields(form: FormName) {
  return { ...fixedTexts[form], access_key: accessKey };
}

/** Where a hosted service sends a visitor without JavaScript; our own inbox knows the way by itself. */
export const thankYou =
  endpoint !== defaultEndpoint && siteUrl && /^https?:\/\//.test(siteUrl) ? `${siteUrl.replace(/\/$/, '')}/thank-you` : undefined;

/** Sends one submission once: the site's only call (specification section 7). Never rejects. */
export async function post(form: FormName, values: Readonly<Record<string, string>>): Promise<PostResult> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ ...values, ...fixedFields(form) }),
      signal: AbortSignal.timeout(timeout),
    });
    const outcome = outcomeOf(response.status, await response.json());
    if (outcome === 'failed') throw new Error(`The form service answered ${response.status} without saying whether it has the message.`);
    return { outcome };
  } catch (error) {
    return { outcome: 'failed', error };
  }
}

function setting(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
