import { offerLink } from '#lib/offer-link.ts';
import type { Urgent } from '#content/schemas/services.ts';
import { CallNow } from '#components/ui/call-now.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import styles from './urgent-help.module.css';

/** The fast lane for a site that is down: the number, whether somebody is there, and what to do until then. `offer`: that of the form. */
export function UrgentHelp({ copy, offer }: { copy: Urgent; offer: string }) {
  return (
    <section className={styles.band} aria-label={copy.text}>
      <div className={`container ${styles.row}`}>
        <div className={styles.call}>
          <p className={styles.text}>{copy.text}</p>
          <CallNow />
        </div>
        <div className={styles.aid}>
          <h2>{copy.title}</h2>
          <p>
            {copy.closed} <TextLink to={offerLink(offer)}>{copy.form}</TextLink>
          </p>
          <ol>
            {copy.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
