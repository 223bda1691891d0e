import { useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

type Props = {
  label: string;
  placeholder: string;
  text: string;
  onChange: (text: string) => void;
  /** The visitor is about to search. */
  onFocus: () => void;
};

/** The box that narrows a list while a visitor types. Without the app it could do nothing, so it does not show. */
export function SearchField({ label, placeholder, text, onChange, onFocus }: Props) {
  const box = useRef<HTMLInputElement>(null);

  // What was typed before the app started, or restored by the browser, counts like any other input.
  const begin = useRef((typed: string) => typed !== text && onChange(typed));
  useEffect(() => {
    if (box.current) begin.current(box.current.value);
  }, []);

  return (
    <label className={styles.field}>
      <Icon name="search" />
      <span className="visually-hidden">{label}</span>
      <input
        ref={box}
        type="search"
        placeholder={placeholder}
        defaultValue={text}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.currentTarget.value)}
        onFocus={onFocus}
      />
    </label>
  );
}
