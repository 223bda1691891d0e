import { type ComponentProps, createContext, useContext } from 'react';

/** The address of the site's home page: `/`, or `/folder/` where the site stands in a folder of its domain. */
export const SiteRoot = createContext('/');

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, a fragment of the page (`#…`) or an address with a scheme (`https:`, `tel:`, `mailto:`). */
  to: string;
  /** Whether the new address takes the place of this one in the history. */
  replace?: boolean;
  /** Whether the browser loads a whole page. */
  reload?: boolean;
};

/**
 * A link. It is an ordinary one, of which the app takes over the presses (app/layout/link-navigation.tsx): unlike the router's
 * it is not rendered anew with each navigation, and there are eighty on a page (docs/decisions/0024).
 */
export function Link({ to, replace, reload, children, ...link }: LinkProps) {
  const root = useContext(SiteRoot);
  return (
    <a {...link} href={to.startsWith('/') ? root + to.slice(1) : to} data-replace={replace} data-reload={reload}>
      {children}
    </a>
  );
}
