import type { ReactNode } from 'react';
import { layout } from '#content/records.ts';
import { site } from '#content/site.ts';

/** A link to the company's chat, which opens in a new tab with no opener and no referrer (specification section 1). */
export function ChatLink({
  children,
  ...props
}: {
  className?: string | undefined;
  title?: string;
  'data-variant'?: string;
  children: ReactNode;
}) {
  return (
    <a {...props} href={site.chat} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {layout.newTab}</span>
    </a>
  );
}
