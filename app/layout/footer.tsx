import { Link } from 'react-router';
import { popularLinks, quickLinks } from '#content/navigation.ts';
import { layout } from '#content/pages/layout.ts';
import { emailLink, phoneLink, site } from '#content/site.ts';
import { Prerendered } from '#app/lib/prerendered.tsx';
import { ChatLink } from './chat-link.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';

/** Only for the prerender, and imported in this way so that the social links are not among what every page loads. */
const FooterEnd = import.meta.env.SSR ? (await import('./footer-end.tsx')).FooterEnd : null;

/** The footer of every page. Its woven border is drawn like the anchal, the densely patterned end of a sari. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.edge} />
      <div className={styles.border}>
        <Prerendered id="footer-contact" className="container">
          {import.meta.env.SSR && (
            <div className={styles.label}>
              <ChatLink className={styles.chat}>{layout.getInTouch}</ChatLink>
              <a className={styles.phone} href={phoneLink}>
                {site.phone}
                <span>{site.officeHours}</span>
              </a>
            </div>
          )}
        </Prerendered>
      </div>
      <div className={`container ${styles.columns}`}>
        <div className={styles.company}>
          <Logo />
          <p>{site.description}</p>
        </div>
        <FooterLinks name={layout.footer.quickLinks} links={quickLinks} />
        <FooterLinks name={layout.footer.popularLinks} links={popularLinks} />
        <Prerendered id="footer-address" className={styles.contact}>
          {import.meta.env.SSR && (
            <>
              <h2>{layout.footer.contact}</h2>
              <address>
                <p>
                  {site.address.street}
                  <br />
                  {site.address.city} {site.address.postcode}, {site.address.country}
                </p>
                <a href={emailLink}>{site.email}</a>
                <a href={phoneLink}>{site.phone}</a>
              </address>
            </>
          )}
        </Prerendered>
      </div>
      <Prerendered id="footer-end" className={`container ${styles.bottom}`}>
        {FooterEnd && <FooterEnd />}
      </Prerendered>
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
