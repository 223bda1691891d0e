import type { ComponentProps, ReactNode } from 'react';

type Variant = {
  /** The main action of a view is `primary`; every other one is `secondary`, an outline in the colour of the text around it. */
  variant: 'primary' | 'secondary';
  children: ReactNode;
};

type ButtonProps = Variant &
  Omit<ComponentProps<'button'>, 'type' | 'className' | 'disabled'> & {
    /** Submits its form. Other buttons only call `onClick`. */
    submit?: boolean;
    /** Disables the button and shows a spinner in place of its text; the width does not change. */
    busy?: boolean;
  };

/** A button (button.css, which every page has: the notice and the search, which come later, show buttons too). Its parent may set `--button-height`, `--button-inset` and `--button-size`. */
export function Button({ variant, submit = false, busy = false, children, ...button }: ButtonProps) {
  return (
    <button
      {...button}
      type={submit ? 'submit' : 'button'}
      className="button"
      data-variant={variant}
      disabled={busy}
      aria-busy={busy || undefined}
    >
      <span className="button-label">{children}</span>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, to, children, ...link }: Variant & { to: string } & Omit<ComponentProps<'a'>, 'href' | 'className'>) {
  return (
    <a {...link} href={to} className="button" data-variant={variant}>
      <span className="button-label">{children}</span>
    </a>
  );
}
