import type { ReactNode } from 'react';
import styles from './text-link.module.css';

type Props = { to: string; className?: string | undefined; children: ReactNode };

/** A link outside running text. Its dashed underline becomes solid under the pointer. */
export function TextLink({ to, className = '', children }: Props) {
  return (
    <a href={to} className={`${styles.link} ${className}`}>
      {children}
    </a>
  );
}
