import type { ReactNode } from 'react';
import { href, useLocation } from 'react-router';
import { cuts } from '#content/constants.ts';
import type { GlyphName } from '#content/icons.ts';
import { navigation } from '#content/navigation.ts';
import { layout } from '#content/pages/layout.ts';
import { Prerendered } from '#app/lib/prerendered.tsx';
import { CutText } from '#app/ui/cut-text.tsx';
import { Glyph } from '#app/ui/glyph.tsx';
import { Link } from '#app/ui/link.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import styles from './menus.module.css';
import { NavLink } from './nav-link.tsx';

type Entry = { name: string; link: string; icon: GlyphName; description: string };

export function ServiceMenu() {
  const { name, items } = navigation.service;
  return (
    <Menu name={name} section={href('/services')}>
      <Prerendered id="services-menu" className={styles.dropdown}>
        {import.meta.env.SSR && (
          <>
            <MenuLinks entries={items} />
            <TextLink to={href('/services')} className={styles.allServices}>
              {layout.serviceMenu.all}
            </TextLink>
            <span className={styles.edge} />
          </>
        )}
      </Prerendered>
    </Menu>
  );
}

export function ProductMenu() {
  const { name, items, all } = navigation.product;
  return (
    <Menu name={name} section={href('/product-solution')}>
      <Prerendered id="products-menu" className={styles.mega}>
        {import.meta.env.SSR && (
          <>
            <div className={`container ${styles.megaRow}`}>
              <div>
                <p className={styles.megaHeading}>{layout.productMenu.heading}</p>
                <p className={styles.megaText}>{layout.productMenu.text}</p>
                <TextLink to={all} className={styles.all}>
                  {layout.productMenu.all}
                </TextLink>
              </div>
              <MenuLinks entries={items} />
            </div>
            <span className={styles.edge} />
          </>
        )}
      </Prerendered>
    </Menu>
  );
}

export function CompanyMenu() {
  const { name, items } = navigation.company;
  return (
    <Menu name={name} section="/company">
      <div className={`${styles.dropdown} ${styles.narrow}`}>
        <ul>
          {items.map((item) => (
            <li key={item.name}>
              <NavLink to={item.link} className={styles.entry}>
                <b>{item.name}</b>
              </NavLink>
            </li>
          ))}
        </ul>
        <span className={styles.edge} />
      </div>
    </Menu>
  );
}

/** One of the three menus; `details` with the same name close each other. `section` is how the addresses of its pages begin. */
function Menu({ name, section, children }: { name: string; section: string; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <li className={styles.menu}>
      <details name="menu">
        <summary className={styles.summary} aria-current={pathname.startsWith(section) || undefined}>
          {name}
        </summary>
        {children}
      </details>
    </li>
  );
}

/** Services or products, each with its glyph, its name and its description. */
function MenuLinks({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul>
      {entries.map(({ name, link, icon, description }) => (
        <li key={name}>
          <Link to={link} className={styles.entry}>
            <Glyph name={icon} />
            <span>
              <b>{name}</b>
              <span className={styles.description}>
                <CutText text={description} rule={cuts.menuDescription} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
