// The import makes this file a module: only a module can extend the types of another one.
import type { CSSProperties as _ } from 'react';

declare global {
  interface ImportMetaEnv {
    /** The public address of the site. The default is in content/site.ts. */
    readonly SITE_URL?: string;
    readonly VITE_FORM_ENDPOINT?: string;
    readonly VITE_FORM_ACCESS_KEY?: string;
  }

  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData: boolean };
  }

  interface TrustedTypePolicy {
    createHTML: (markup: string) => TrustedHTML;
  }

  /** As far as this site uses it. TypeScript's own types do not have it yet. */
  var trustedTypes: { createPolicy: (name: string, rules: { createHTML: (markup: string) => string }) => TrustedTypePolicy } | undefined;
}

declare module 'react' {
  /** Allows custom properties in `style`. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
