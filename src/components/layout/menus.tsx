import type { ReactNode } from 'react';
import { cuts } from '#content/constants.ts';
import type { GlyphName } from '#content/icons.ts';
import { navigation } from '#content/navigation.ts';
import { layout } from '#content/records.ts';
import { paths } from '#lib/paths.ts';
import { CutText } from '#components/ui/cut-text.tsx';
import { Glyph } from '#components/ui/glyph.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import menu from './menu-item.module.css';
import styles from './menus.module.css';
import { NavLink } from './nav-link.tsx';

type Entry = { name: string; link: string; icon: GlyphName; description: string };

type Props = {
  /** The path of the page. */
  path: string;
};

export function ServiceMenu({ path }: Props) {
  const { name, items } = navigation.service;
  return (
    <Menu name={name} isCurrent={path.startsWith(paths.services)}>
      <div className={styles.dropdown}>
        <MenuLinks entries={items} />
        <p className={`cluster ${styles.allServices}`}>
          <TextLink to={paths.services}>{layout.serviceMenu.all}</TextLink>
          <TextLink to={`${paths.services}#abroad`}>{layout.serviceMenu.abroad}</TextLink>
        </p>
        <div className={styles.edge} />
      </div>
    </Menu>
  );
}

export function ProductMenu({ path }: Props) {
  const { name, items, all } = navigation.product;
  return (
    <Menu name={name} isCurrent={path.startsWith(paths.products)}>
      <div className={styles.mega}>
        <div className={`container ${styles.megaRow}`}>
          <div>
            <p className={`display ${styles.megaHeading}`}>{layout.productMenu.heading}</p>
            <p className={`quiet small ${styles.megaText}`}>{layout.productMenu.text}</p>
            <TextLink to={all} className={styles.all}>
              {layout.productMenu.all}
            </TextLink>
          </div>
          <MenuLinks entries={items} />
        </div>
        <div className={styles.edge} />
      </div>
    </Menu>
  );
}

export function CompanyMenu({ path }: Props) {
  const { name, items } = navigation.company;
  return (
    <Menu name={name} isCurrent={path.startsWith('/company')}>
      <div className={`${styles.dropdown} ${styles.narrow}`}>
        <ul>
          {items.map((item) => (
            <li key={item.name}>
              <NavLink to={item.link} path={path} className={styles.entry}>
                <b>{item.name}</b>
              </NavLink>
            </li>
          ))}
        </ul>
        <div className={styles.edge} />
      </div>
    </Menu>
  );
}

/** One of the three menus; `details` with the same name close each other. */
function Menu({ name, isCurrent, children }: { name: string; isCurrent: boolean; children: ReactNode }) {
  return (
    <li className={styles.menu}>
      <details name="menu">
        <summary className={`${menu.item} ${styles.summary}`} data-current={isCurrent || undefined}>
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
          <a href={link} className={styles.entry}>
            <Glyph name={icon} />
            <span>
              <b>{name}</b>
              <span className={`quiet ${styles.description}`}>
                <CutText text={description} rule={cuts.menuDescription} />
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
