import { social } from '#content/elsewhere.ts';
import { layout } from '#content/pages/layout.ts';
import { site } from '#content/site.ts';
import { Glyph } from '#app/ui/glyph.tsx';
import styles from './footer.module.css';

/** The copyright line and the social links. */
export function FooterEnd() {
  return (
    <>
      <p>
        © {site.copyright} {site.name}. {layout.footer.rights}
      </p>
      <ul className={styles.social} aria-label={layout.footer.social}>
        {social.map(({ name, icon, link }) => (
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
    </>
  );
}
