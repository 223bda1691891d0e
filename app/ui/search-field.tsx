import { useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import styles from './search-field.module.css';

type Props = {
  label: string;
  placeholder: string;
  text: string;
  onChange: (text: string) => void;
  onFocus: () => void;
};

/** The input that filters a list while a visitor types. It needs a script, so it is hidden without JavaScript. */
export function SearchField({ label, placeholder, text, onChange, onFocus }: Props) {
  const input = useRef<HTMLInputElement>(null);

  // Text that was typed before hydration, or that the browser restored, also filters the list.
  const syncAfterHydration = useRef((typed: string) => typed !== text && onChange(typed));
  useEffect(() => {
    if (input.current) syncAfterHydration.current(input.current.value);
  }, []);

  return (
    <label className={styles.field}>
      <Icon name="search" />
      <span className="visually-hidden">{label}</span>
      <input
        ref={input}
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
