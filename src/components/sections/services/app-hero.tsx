import { offerId } from '#content/offer-id.ts';
import type { AppDevelopmentPage, Ticket } from '#content/schemas/services.ts';
import { offerLink } from '#lib/offer-link.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import '#components/ui/bands.css';
import '#components/ui/hero.css';
import styles from './app-hero.module.css';

/** The hero on the dark band. One woven pattern goes across both phones to the window's right edge. */
export function AppHero({ copy }: { copy: AppDevelopmentPage['hero'] }) {
  const { alt, tickets, clock, network } = copy.phones;
  return (
    <section className={`dark-ground columns hero ${styles.hero}`}>
      <div className="container">
        <div className={`stack ${styles.copy}`}>
          <h1>{copy.title}</h1>
          <p className={`lead quiet ${styles.lead}`}>{copy.lead}</p>
          <ButtonLink variant="primary" to={offerLink(offerId(copy.title))}>
            {copy.button}
          </ButtonLink>
        </div>
      </div>
      <figure className={styles.phones} role="img" aria-label={alt}>
        {tickets.map((ticket) => (
          <Phone key={ticket.language} ticket={ticket} clock={clock} network={network} />
        ))}
        <div className={styles.pattern} />
      </figure>
    </section>
  );
}

function Phone({ ticket: { language, route, ship, facts, button }, clock, network }: { ticket: Ticket; clock: string; network: string }) {
  return (
    <div className={styles.phone} lang={language}>
      <i />
      <p className={styles.status} lang="en">
        <span>{clock}</span>
        <b>{network}</b>
      </p>
      <p className={styles.route}>{route}</p>
      <p>{ship}</p>
      <div className={styles.facts}>
        {facts.map(({ label, value }) => (
          <p key={label}>
            {label} <b>{value}</b>
          </p>
        ))}
      </div>
      <p className={styles.button}>{button}</p>
    </div>
  );
}
