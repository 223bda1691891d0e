import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './text-link.module.css';

type Props = { to: string; className?: string | undefined; children: ReactNode };

/** A link set apart from running text: a running stitch that closes into a line under the pointer. */
export function TextLink({ to, className = '', children }: Props) {
  return (
    <Link to={to} className={`${styles.link} ${className}`} prefetch="intent">
      {children}
    </Link>
  );
}
