import { useLocation } from 'react-router';
import { Link, type LinkProps } from '#app/ui/link.tsx';

/** A link of the menu, marked as current while its page or one below that is shown; the home page has none below. */
export function NavLink({ to, ...link }: LinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return <Link {...link} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
