import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import '#components/ui/bands.css';
import styles from './guarantees.module.css';

type Props = {
  guarantees: { heading: string; items: { title: string; text: string }[] };
  notListed: { heading: string; text: string; button: string };
};

/** What all services have in common, on the dark band, then a contact link for requests that no service covers. */
export function Guarantees({ guarantees, notListed }: Props) {
  return (
    <section className={`section dark-ground ${styles.guarantees}`}>
      <div className="container">
        <div className="columns-narrow">
          <h2>{guarantees.heading}</h2>
          <ul className={`cards ${styles.list}`}>
            {guarantees.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className="quiet measure">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className={`columns-narrow ${styles.notListed}`}>
          <h2>{notListed.heading}</h2>
          <div className={`cluster ${styles.contact}`}>
            <p className="quiet measure">{notListed.text}</p>
            <ButtonLink variant="primary" to={paths.contact}>
              {notListed.button}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
