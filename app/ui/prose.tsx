import { builtMarkup } from '#app/lib/built-markup.ts';
import styles from './prose.module.css';

/** Long text that the build made from Markdown. By `data-text` the build finds it on a page, for the feed and for search engines. */
export function Prose({ html, className = '', lang }: { html: string; className?: string | undefined; lang?: string | undefined }) {
  return <div data-text data-deferred className={`${styles.prose} ${className}`} lang={lang} dangerouslySetInnerHTML={builtMarkup(html)} />;
}
