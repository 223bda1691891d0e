import type { ReactNode } from 'react';
import { layout } from '#content/records.ts';
import { site } from '#content/site.ts';

/** A link to the company's chat, which opens in a new tab with no opener and no referrer (specification section 1). */
export function ChatLink({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <a className={className} href={site.chat} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {layout.newTab}</span>
    </a>
  );
}
