import { Link } from 'react-router';
import { popularLinks, quickLinks } from '#content/navigation.ts';
import { layout } from '#content/pages/layout.ts';
import { emailLink, phoneLink, site } from '#content/site.ts';
import { Glyph } from '#app/ui/glyph.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';

/** The footer of every page. Its woven border is drawn like the anchal, the densely patterned end of a sari. */
export function Footer() {
  const { street, city, postcode, country } = site.address;
  return (
    <footer className={styles.footer}>
      <div className={styles.edge} />
      <div className={styles.border} />
      <div className={`container ${styles.columns}`}>
        <div className={styles.company}>
          <Logo />
          <p>{site.description}</p>
        </div>
        <FooterLinks name={layout.footer.quickLinks} links={quickLinks} />
        <FooterLinks name={layout.footer.popularLinks} links={popularLinks} />
        <div className={styles.contact}>
          <h2>{layout.footer.contact}</h2>
          <address>
            <p>
              {street}
              <br />
              {city} {postcode}, {country}
            </p>
            <a href={emailLink}>{site.email}</a>
            <a href={phoneLink}>{site.phone}</a>
          </address>
        </div>
      </div>
      <div className={`container ${styles.bottom}`}>
        <p>
          © {site.copyright} {site.name}. {layout.footer.rights}
        </p>
        <ul className={styles.social} aria-label={layout.footer.social}>
          {site.social.map(({ name, icon, link }) => (
            <li key={name}>
              <a href={link} target="_blank" rel="noopener noreferrer">
                <Glyph name={`social-${icon}`} />
                <span className="visually-hidden">
                  {name} {layout.newTab}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

function FooterLinks({ name, links }: { name: string; links: readonly { name: string; link: string }[] }) {
  return (
    <nav aria-label={name}>
      <h2>{name}</h2>
      <ul>
        {links.map((item) => (
          <li key={item.name}>
            <Link to={item.link} prefetch="intent">
              {item.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
