import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** The path of the page that shows the link. */
  path: string;
};

/** A link of the menu, marked as current on its page and on those below it; the home page has none below. */
export function NavLink({ to, path, children, ...link }: Props) {
  const isCurrent = path === to || (to !== '/' && path.startsWith(`${to}/`));
  return (
    <a {...link} href={to} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}
