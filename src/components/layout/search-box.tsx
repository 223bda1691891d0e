import { layout } from '#content/records.ts';
import { paths } from '#lib/paths.ts';
import { Icon } from '#components/ui/icon.tsx';
import '#components/ui/search-input.css';
import styles from './search-box.module.css';

/**
 * The box of the site search, an ordinary form to /search: in the header of a desktop, and for a phone in a popover that the
 * search button opens, with the focus in its input before any script. One form for both would have the focus on a desktop too,
 * whenever a page loads. While a visitor types, src/scripts/site-search.ts shows the results in place of the page (decisions
 * section 3).
 */
export function SearchBox() {
  return (
    <>
      <form role="search" action={paths.search} className={styles.box}>
        <Field placeholder={layout.search.placeholder} />
      </form>
      <form id="search" popover="auto" role="search" action={paths.search} className={styles.sheet}>
        <Field placeholder={layout.search.phonePlaceholder} autoFocus />
      </form>
    </>
  );
}

function Field(input: { placeholder: string; autoFocus?: boolean }) {
  return (
    <label className="search-input small">
      <Icon name="search" />
      <span className="visually-hidden">{layout.search.label}</span>
      <input {...input} type="search" name="q" autoComplete="off" enterKeyHint="search" maxLength={200} />
    </label>
  );
}
