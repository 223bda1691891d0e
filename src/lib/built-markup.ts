/**
 * Markup that the build made, for `dangerouslySetInnerHTML`. A page's policy takes no other (Trusted Types,
 * build/pages/page.ts), so nothing that a visitor typed can become markup here. Never pass it anything else.
 */

type Markup = { __html: string | TrustedHTML };

/** Undefined while prerendering and in browsers without Trusted Types, which take the text itself. */
const policy = globalThis.trustedTypes?.createPolicy('built', { createHTML: (markup) => markup });
/** One object for each text: React sets the markup anew for another object. */
const known = new Map<string, Markup>();

export function builtMarkup(text: string): Markup {
  const markup = known.get(text) ?? { __html: policy ? policy.createHTML(text) : text };
  known.set(text, markup);
  return markup;
}
