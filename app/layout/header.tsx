import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { href, useLocation } from 'react-router';
import { navigation } from '#content/navigation.ts';
import { layout } from '#content/pages/layout.ts';
import { phoneLink, site } from '#content/site.ts';
import { Prerendered } from '#app/lib/prerendered.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { Action } from './action.tsx';
import actions from './actions.module.css';
import { ChatLink } from './chat-link.tsx';
import { ContactLinks } from './contact-links.tsx';
import { type EnhancedMenus, enhanceMenus } from './enhance-menus.ts';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { NavLink } from './nav-link.tsx';
import { CompanyMenu, ProductMenu, ServiceMenu } from './menus.tsx';
import { SearchBox } from './search-box.tsx';

/**
 * The sticky header. The same list of links is in a row beside the logo on a desktop, and in a sheet that the menu button
 * opens on a phone. The menus are `details`, the sheet and the phone search are popovers, so all of it works before hydration
 * and without JavaScript; `enhanceMenus` adds the rest.
 */
export const Header = memo(function Header() {
  const { pathname } = useLocation();
  const header = useRef<HTMLElement>(null);

  const menus = useRef<EnhancedMenus>(null);

  useEffect(() => {
    if (!header.current) return;
    menus.current = enhanceMenus(header.current);
    return menus.current.stop;
  }, []);
  // A change of route closes whatever is open (specification section 2), in the frame that shows the page. Hydration is not a
  // change of route.
  const lastPathname = useRef(pathname);
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (pathname !== href('/search')) menus.current?.closeAll();
  }, [pathname]);

  return (
    <header ref={header} className={styles.header}>
      <div className={`container ${styles.bar}`}>
        <Logo />
        <nav id="menu" popover="auto" className={styles.nav} aria-label={layout.menu.label}>
          <ul className={styles.items}>
            <li>
              <NavLink to={navigation.home.link} className={styles.item}>
                {navigation.home.name}
              </NavLink>
            </li>
            <ServiceMenu />
            <ProductMenu />
            <li>
              <NavLink to={navigation.portfolio.link} className={styles.item}>
                {navigation.portfolio.name}
              </NavLink>
            </li>
            <CompanyMenu />
            <li>
              <NavLink to={navigation.contact.link} className={styles.item}>
                {navigation.contact.name}
              </NavLink>
            </li>
          </ul>
          <Prerendered id="menu-footer" className={styles.menuFooter}>
            {import.meta.env.SSR && (
              <div className={styles.menuFooterRow}>
                <ContactLinks chat={styles.chat} phone={styles.phone} />
                <Link to={navigation.quote.link} className={styles.menuQuote}>
                  {navigation.quote.name}
                </Link>
              </div>
            )}
          </Prerendered>
        </nav>
        <SearchBox />
        {/* The last part of the bar that a desktop shows: its first paint waits for it (build/pages/page.ts). */}
        <Prerendered id="actions" className={actions.actions}>
          {import.meta.env.SSR && (
            <>
              <div>
                <ChatLink>
                  <Action icon="chat" name={layout.actions.chat} />
                </ChatLink>
                <a href={phoneLink} title={site.phone}>
                  <Action icon="phone" name={layout.actions.call} />
                </a>
              </div>
              <Link to={navigation.quote.link}>
                <Action icon="quote" name={layout.actions.quote} />
              </Link>
            </>
          )}
        </Prerendered>
        <div className={styles.buttons}>
          <button type="button" popoverTarget="search" aria-label={layout.search.open}>
            <Icon name="search" />
          </button>
          <button type="button" popoverTarget="menu" aria-label={layout.menu.button} className={styles.menuButton}>
            <Icon name="menu" />
            <Icon name="close" />
          </button>
        </div>
      </div>
    </header>
  );
});
