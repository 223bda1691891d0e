import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router';
import { builtMarkup } from '#app/lib/built-markup.ts';
import { hasModifier } from '#app/lib/has-modifier.ts';
import styles from './prose.module.css';

/**
 * Long text that the build made from Markdown. Its links to pages of this site are client navigation. Links to files, such as
 * the feed, have a `target` (build/content/markdown.ts) and stay ordinary links. By `data-text` the build finds the text on
 * a page, for the feed and for search engines.
 */
export function Prose({ html, className = '', lang }: { html: string; className?: string | undefined; lang?: string | undefined }) {
  const navigate = useNavigate();
  const root = useHref('/');
  const classes = `${styles.prose} ${className}`;

  function followLink(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.button !== 0 || hasModifier(event) || link.target || link.origin !== location.origin || link.hash) return;
    event.preventDefault();
    // The router's addresses begin at the root of the site, which may be a folder.
    void navigate(link.pathname.slice(root.length - 1) + link.search);
  }

  // The links inside are what is pressed, also by keyboard; their clicks bubble up to this element.
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
  return <div data-text className={classes} lang={lang} onClick={followLink} dangerouslySetInnerHTML={builtMarkup(html)} />;
}
