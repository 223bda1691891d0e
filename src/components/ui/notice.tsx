import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

type Props = {
  label: string;
  /** The name of its button with the cross. */
  hide: string;
  onHide: () => void;
  children: ReactNode;
};

/** A small notice at the window's lower edge, for what the visitor did not wait for. It stays until it is hidden. */
export function Notice({ label, hide, onHide, children }: Props) {
  return (
    <aside className={styles.notice} aria-label={label}>
      <button type="button" className={styles.hide} aria-label={hide} onClick={onHide}>
        <Icon name="close" />
      </button>
      {children}
    </aside>
  );
}

/** The buttons below a text of the notice. */
export function NoticeActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
