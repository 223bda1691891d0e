import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import styles from './prose.module.css';

/** Long text that the build made from Markdown. Its links to pages of this site are client navigation like all others. */
export function Prose({ html, className = '' }: { html: string; className?: string | undefined }) {
  const navigate = useNavigate();

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target || link.origin !== location.origin || link.hash) return;
    event.preventDefault();
    void navigate(link.pathname + link.search);
  }

  // The links in the markup are what is pressed, by keyboard too; this only hears of it.
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
  return <div className={`${styles.prose} ${className}`} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}
