import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { hasModifier } from '#app/lib/has-modifier.ts';
import styles from './prose.module.css';

/**
 * Long text that the build made from Markdown. Its links to pages of this site are client navigation. Links to files, such as
 * the feed, have a `target` (build/content/markdown.ts) and stay ordinary links.
 */
export function Prose({ html, className = '' }: { html: string; className?: string | undefined }) {
  const navigate = useNavigate();

  function followLink(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.button !== 0 || hasModifier(event) || link.target || link.origin !== location.origin || link.hash) return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  }

  // The links inside are what is pressed, also by keyboard; their clicks bubble up to this element.
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
  return <div className={`${styles.prose} ${className}`} onClick={followLink} dangerouslySetInnerHTML={{ __html: html }} />;
}
