// The import makes this file a module: only a module can extend the types of another one.
import type { CSSProperties as _, HTMLAttributes } from 'react';

declare global {
  interface ImportMetaEnv {
    /** The public address of the site. The default is in content/company.json. */
    readonly SITE_URL?: string;
    readonly VITE_FORM_ENDPOINT?: string;
    readonly VITE_FORM_ACCESS_KEY?: string;
  }

  /** Trusted Types, not in every browser. What a policy returns is used in place of the address that it was given. */
  var trustedTypes:
    | {
        createPolicy: (
          name: string,
          rules: { createScriptURL: (address: string) => string },
        ) => { createScriptURL: (address: string) => string };
      }
    | undefined;

  interface Navigator {
    /** Not in every browser. */
    readonly connection?: { readonly saveData: boolean };
  }
}

declare module 'react' {
  /** Allows custom properties in `style`. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }

  namespace JSX {
    /** The site's custom elements (src/scripts/). On these React writes `class` as it is. */
    interface IntrinsicElements {
      'slide-carousel': HTMLAttributes<HTMLElement> & { class?: string; interval: number };
      'count-up': HTMLAttributes<HTMLElement> & { class?: string | undefined; to: number; delay: number; run: number };
    }
  }
}
