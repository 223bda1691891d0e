import { popularLinks, quickLinks } from '#content/navigation.ts';
import { social, layout } from '#content/records.ts';
import { emailLink, phoneLink, site } from '#content/site.ts';
import { socialIcons } from '#assets/woven/social-icons.ts';
import { InlineDrawing } from '#components/ui/inline-drawing.tsx';
import { paths } from '#lib/paths.ts';
import { ContactLinks } from './contact-links.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';

/** The footer of every page. Its woven border is drawn like the anchal, the densely patterned end of a sari. */
export function Footer() {
  return (
    <footer id="footer" className={styles.footer}>
      <div className={styles.edge} />
      <div className={styles.border}>
        <div className="container">
          <div className={`cluster ${styles.label}`}>
            <ContactLinks />
          </div>
        </div>
      </div>
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
              {site.address.street}
              <br />
              {site.address.city} {site.address.postcode}, {site.address.country}
            </p>
            <a href={emailLink}>{site.email}</a>
            <a href={phoneLink}>{site.phone}</a>
            <a href={`${paths.services}#abroad`}>{layout.serviceMenu.abroad}</a>
          </address>
        </div>
      </div>
      <div className={`container cluster ${styles.bottom}`}>
        <p>
          © {site.copyright} {site.name}. {layout.footer.rights}
        </p>
        <ul className={`cluster ${styles.social}`} aria-label={layout.footer.social}>
          {social.map(({ name, icon, link }) => (
            <li key={name}>
              <a href={link} target="_blank" rel="noopener noreferrer" className="icon-button">
                <InlineDrawing {...socialIcons[icon]} />
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
            <a href={item.link}>{item.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
