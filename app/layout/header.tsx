import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { navigation } from '#content/navigation.ts';
import { layout } from '#content/pages/layout.ts';
import { phoneLink, site } from '#content/site.ts';
import { Icon } from '#app/ui/icon.tsx';
import { enhanceMenus } from './enhance-menus.ts';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { CompanyMenu, ProductMenu, ServiceMenu } from './menus.tsx';
import { SearchBox } from './search-box.tsx';

/**
 * The sticky navigation. One list of links serves every width: beside the logo on a desk, a sheet that the menu button
 * opens on a phone. Menus are `details`, sheet and phone search are popovers, so all of it works before the app starts
 * and without it; `enhanceMenus` adds what scripts add.
 */
export function Header() {
  const { pathname } = useLocation();
  const header = useRef<HTMLElement>(null);

  useEffect(() => (header.current ? enhanceMenus(header.current) : undefined), []);
  // Everything that is open closes on a change of route (specification section 2), and not when the app starts.
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (pathname !== '/search') header.current?.dispatchEvent(new Event('closemenus'));
  }, [pathname]);

  return (
    <header ref={header} className={styles.header}>
      <div className={`container ${styles.bar}`}>
        <Logo />
        <nav id="menu" popover="auto" className={styles.nav} aria-label={layout.menu.label}>
          <ul className={styles.items}>
            <li>
              <NavLink to={navigation.home.link} end className={styles.item}>
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
          <div className={styles.menuFooter}>
            <div className={styles.menuFooterRow}>
              <a className={styles.chat} href={site.chat} target="_blank" rel="noopener noreferrer">
                {layout.getInTouch}
                <span className="visually-hidden"> {layout.newTab}</span>
              </a>
              <a className={styles.phone} href={phoneLink}>
                {site.phone}
                <span>{site.officeHours}</span>
              </a>
            </div>
          </div>
        </nav>
        <SearchBox />
        <div className={styles.tools}>
          <button type="button" popoverTarget="search" aria-label={layout.search.open}>
            <Icon name="search" />
          </button>
          <button type="button" popoverTarget="menu" aria-label={layout.menu.open} className={styles.menuButton}>
            <Icon name="menu" />
            <Icon name="close" />
          </button>
        </div>
      </div>
    </header>
  );
}
