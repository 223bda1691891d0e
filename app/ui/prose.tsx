import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { hasModifier } from '#app/lib/has-modifier.ts';
import styles from './prose.module.css';

/**
 * Long text that the build made from Markdown. Its links to pages of this site are client navigation like all others; links
 * to files, such as the feed, have a target (build/content/markdown.ts) and are left to the browser.
 */
export function Prose({ html, className = '' }: { html: string; className?: string | undefined }) {
  const navigate = useNavigate();

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.button !== 0 || hasModifier(event) || link.target || link.origin !== location.origin || link.hash) return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  }

  // The links in the markup are what is pressed, by keyboard too; this only hears of it.
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
  return <div className={`${styles.prose} ${className}`} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}
