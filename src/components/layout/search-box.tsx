import { layout } from '#content/pages/layout.ts';
import { paths } from '#lib/paths.ts';
import { Icon } from '#components/ui/icon.tsx';
import styles from './search-box.module.css';

/**
 * The box of the site search: an ordinary form to /search, which on a phone is a popover. While a visitor types,
 * src/scripts/site-search.ts shows the results in place of the page (decisions section 3).
 */
export function SearchBox() {
  return (
    <form id="search" popover="auto" role="search" action={paths.search} className={styles.search}>
      <label className={styles.field}>
        <Icon name="search" />
        <span className="visually-hidden">{layout.search.label}</span>
        <input
          type="search"
          name="q"
          placeholder={layout.search.placeholder}
          data-phone-placeholder={layout.search.phonePlaceholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          autoFocus
        />
      </label>
    </form>
  );
}
