import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';

type Variant = {
  /** The action that matters in a view is madder, every other one an outline in the colour of its surroundings. */
  variant: 'primary' | 'secondary';
  children: ReactNode;
};

type ButtonProps = Variant &
  Omit<ComponentProps<'button'>, 'type' | 'className' | 'disabled'> & {
    /** Sends its form; any other button does only what its `onClick` says. */
    submit?: boolean;
    /** Under way: cannot be pressed and turns a spinner in place of its words, at an unchanged width. */
    busy?: boolean;
  };

/** A button in one of two looks. Its parent may set `--button-height`, `--button-inset` and `--button-size`. */
export function Button({ variant, submit = false, busy = false, children, ...button }: ButtonProps) {
  return (
    <button
      {...button}
      type={submit ? 'submit' : 'button'}
      className={styles.button}
      data-variant={variant}
      disabled={busy}
      aria-busy={busy || undefined}
    >
      <span className={styles.label}>{children}</span>
      {busy && <Spinner />}
    </button>
  );
}

/**
 * A link that looks like a button. Addresses of this site are client navigation unless `reloadDocument` is set; an
 * address with a scheme (`https:`, `tel:`, `mailto:`) is an ordinary link.
 */
export function ButtonLink({ variant, children, ...link }: Variant & Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link prefetch="intent" {...link} className={styles.button} data-variant={variant}>
      <span className={styles.label}>{children}</span>
    </Link>
  );
}
