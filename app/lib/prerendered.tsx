import type { ReactNode } from 'react';
import { builtMarkup } from './built-markup.ts';

/** What was in the page, for the case that an error lets the whole page be rendered anew. */
const found: Record<string, string> = {};

/**
 * A part of every page that never changes and has no link of the router: the app keeps the markup of the prerendered page, so
 * neither the component nor its content travels with the app. The children must be behind `import.meta.env.SSR`, so that the
 * bundler leaves them out.
 */
export function Prerendered({ id, className, children }: { id: string; className?: string | undefined; children: ReactNode }) {
  return import.meta.env.SSR ? (
    <div id={id} className={className}>
      {children}
    </div>
  ) : (
    <div
      id={id}
      className={className}
      dangerouslySetInnerHTML={builtMarkup((found[id] ??= document.getElementById(id)?.innerHTML ?? ''))}
    />
  );
}
