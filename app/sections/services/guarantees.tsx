import { href } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import styles from './guarantees.module.css';

type Props = {
  always: { heading: string; items: { title: string; text: string }[] };
  ask: { heading: string; text: string; button: string };
};

/** What every service has in common, on the vat; then where to go with what is in none of them. */
export function Guarantees({ always, ask }: Props) {
  return (
    <section className={styles.guarantees}>
      <div className="container">
        <div className={styles.row}>
          <h2>{always.heading}</h2>
          <ul className={styles.list}>
            {always.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className={`${styles.row} ${styles.ask}`}>
          <h2>{ask.heading}</h2>
          <div className={styles.answer}>
            <p>{ask.text}</p>
            <ButtonLink variant="primary" to={href('/contact')}>
              {ask.button}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
