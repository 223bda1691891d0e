import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import styles from './guarantees.module.css';

type Props = {
  guarantees: { heading: string; items: { title: string; text: string }[] };
  notListed: { heading: string; text: string; button: string };
};

/** What all services have in common, on the dark band, then a contact link for requests that no service covers. */
export function Guarantees({ guarantees, notListed }: Props) {
  return (
    <section className={styles.guarantees}>
      <div className="container">
        <div className={styles.row}>
          <h2>{guarantees.heading}</h2>
          <ul className={styles.list}>
            {guarantees.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className={`${styles.row} ${styles.notListed}`}>
          <h2>{notListed.heading}</h2>
          <div className={styles.contact}>
            <p>{notListed.text}</p>
            <ButtonLink variant="primary" to={paths.contact}>
              {notListed.button}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
