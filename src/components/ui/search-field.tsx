import { useEffect, useEffectEvent, useRef } from 'react';
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

  // At first the page follows the input: text that was typed before hydration, or that the browser restored, filters the list.
  // Later the input follows a text that comes from elsewhere, but not while a visitor types in it.
  const synced = useRef(false);
  const takeOver = useEffectEvent(onChange);
  useEffect(() => {
    const element = input.current;
    if (!element || element.value === text) return;
    if (!synced.current) takeOver(element.value);
    else if (element !== document.activeElement) element.value = text;
  }, [text]);
  useEffect(() => void (synced.current = true), []);

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
