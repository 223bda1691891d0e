// The import makes this a module, which may add to another one.
import type { CSSProperties as _ } from 'react';

declare global {
  interface ImportMetaEnv {
    /** Public address of the site; content/site.ts has the default. */
    readonly SITE_URL?: string;
    readonly VITE_FORM_ENDPOINT?: string;
    readonly VITE_FORM_ACCESS_KEY?: string;
  }
}

declare module 'react' {
  /** Custom properties, through which an element's numbers reach its styles. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
