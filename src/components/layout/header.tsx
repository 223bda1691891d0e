import { navigation } from '#content/navigation.ts';
import { layout } from '#content/records.ts';
import { phoneLink, site } from '#content/site.ts';
import { socialIcons } from '#assets/woven/social-icons.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { InlineDrawing } from '#components/ui/inline-drawing.tsx';
import { paths } from '#lib/paths.ts';
import { offerLink } from '#lib/offer-link.ts';
import actions from './actions.module.css';
import { ChatLink } from '#components/ui/chat-link.tsx';
import { ContactLinks } from './contact-links.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import menu from './menu-item.module.css';
import { NavLink } from './nav-link.tsx';
import { CompanyMenu, ProductMenu, ServiceMenu } from './menus.tsx';
import { SearchBox } from './search-box.tsx';

type Link = { name: string; link: string };

type Props = {
  /** The path of the page. */
  path: string;
  /** Where one applies for the job of the page: on a phone in the place of the quote. */
  apply?: Link | undefined;
  /** The id (src/content/offers.ts) of what the page sells: a quote is then about it. */
  offer?: string | undefined;
};

/**
 * The sticky header. The same list of links is in a row beside the logo on a desktop, and in a sheet that the menu button
 * opens on a phone. The menus are `details`, the sheet and the phone's search are popovers, so all of it works without
 * JavaScript; src/scripts/menus.ts adds the rest.
 */
export function Header({ path, apply, offer }: Props) {
  const form = path.startsWith(paths.products) ? navigation.quote.link : paths.contact;
  const elsewhere = offer === undefined ? navigation.quote.link : offerLink(offer, form);
  const quote = path === paths.contact ? '#contact-form' : elsewhere;
  return (
    <header className={styles.header}>
      <div className={`container ${styles.bar}`}>
        <Logo />
        <nav id="menu" popover="auto" className={styles.nav} aria-label={layout.menu.label}>
          <ul className={styles.items}>
            <li>
              <NavLink to={navigation.home.link} path={path} className={menu.item}>
                {navigation.home.name}
              </NavLink>
            </li>
            <ServiceMenu path={path} />
            <ProductMenu path={path} />
            <li>
              <NavLink to={navigation.portfolio.link} path={path} className={menu.item}>
                {navigation.portfolio.name}
              </NavLink>
            </li>
            <CompanyMenu path={path} />
            <li>
              <NavLink to={navigation.contact.link} path={path} className={menu.item}>
                {navigation.contact.name}
              </NavLink>
            </li>
          </ul>
          <div className={styles.menuFooter}>
            <div className={`cluster ${styles.menuFooterRow}`}>
              <ContactLinks />
              <ButtonLink variant="secondary" to={quote}>
                {navigation.quote.name}
              </ButtonLink>
            </div>
          </div>
        </nav>
        <SearchBox />
        <div id="actions" className={actions.actions}>
          <div>
            <ChatLink title={layout.actions.chat}>
              <ActionLabel icon="chat" name={layout.actions.chat} />
            </ChatLink>
            <a href={phoneLink} title={site.phone}>
              <ActionLabel icon="phone" name={layout.actions.call} />
            </a>
          </div>
          <a href={quote}>
            <ActionLabel icon="quote" name={layout.actions.quote} />
          </a>
          {apply && (
            <a href={apply.link} className={actions.apply}>
              <ActionLabel icon="quote" name={apply.name} />
            </a>
          )}
        </div>
        <div className={styles.buttons}>
          <button type="button" popoverTarget="search" aria-label={layout.search.open} className={`icon-button ${styles.searchButton}`}>
            <Icon name="search" />
          </button>
          <button type="button" popoverTarget="menu" aria-label={layout.menu.button} className={`icon-button ${styles.menuButton}`}>
            <Icon name="menu" />
            <Icon name="close" />
          </button>
        </div>
      </div>
    </header>
  );
}

const actionIcons = {
  phone: 'M8 3H4c0 9 8 17 17 17v-4l-5-2-2 2c-2-1-4-3-5-5l2-2z',
  quote: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
} as const;

/** What is in each of the three links that are always in the header: an icon, for the chat its own sign, and a name. */
function ActionLabel({ icon, name }: { icon: 'chat' | keyof typeof actionIcons; name: string }) {
  return (
    <>
      {icon === 'chat' ? (
        <InlineDrawing {...socialIcons.chat} />
      ) : (
        <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d={actionIcons[icon]} />
        </svg>
      )}
      <span>{name}</span>
    </>
  );
}
