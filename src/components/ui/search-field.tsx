import { Icon } from './icon.tsx';
import './search-input.css';
import styles from './search-field.module.css';

type Props = {
  /** By which the list finds it. */
  id: string;
  label: string;
  placeholder: string;
};

/** The input that filters a list while a visitor types. It needs a script, so it is hidden without JavaScript. */
export function SearchField({ id, label, placeholder }: Props) {
  return (
    <label className={`search-input ${styles.field}`}>
      <Icon name="search" />
      <span className="visually-hidden">{label}</span>
      <input id={id} type="search" placeholder={placeholder} autoComplete="off" enterKeyHint="search" />
    </label>
  );
}
