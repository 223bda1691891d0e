import { Prerendered } from '#app/lib/prerendered.tsx';
import styles from './footer.module.css';

/** Only for the prerender, and imported in this way so that nothing of it is among what every page loads. */
const FooterContent = import.meta.env.SSR ? (await import('./footer-content.tsx')).FooterContent : null;

/** The footer of every page. */
export function Footer() {
  return (
    <Prerendered id="footer" as="footer" className={styles.footer}>
      {FooterContent && <FooterContent />}
    </Prerendered>
  );
}
