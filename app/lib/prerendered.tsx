import type { ReactNode } from 'react';
import { builtMarkup } from './built-markup.ts';

/** What was in the page, for the case that an error lets the whole page be rendered anew. */
const found: Record<string, string> = {};

type Props = { id: string; as?: 'div' | 'footer'; className?: string | undefined; children: ReactNode };

/**
 * A part of every page that never changes: the app keeps the markup of the prerendered page, so neither the component nor its
 * content travels with the app. The children must be behind `import.meta.env.SSR`, so that the bundler leaves them out.
 */
export function Prerendered({ id, as: Element = 'div', className, children }: Props) {
  return import.meta.env.SSR ? (
    <Element id={id} className={className}>
      {children}
    </Element>
  ) : (
    <Element
      id={id}
      className={className}
      dangerouslySetInnerHTML={builtMarkup((found[id] ??= document.getElementById(id)?.innerHTML ?? ''))}
    />
  );
}
