import { TextLink } from '#components/ui/text-link.tsx';
import styles from './use-cases.module.css';

type UseCase = { situation: string; text: string; service: string; link: string };
type Props = { id: string; copy: { heading: string; text: string; items: UseCase[] } };

/** Typical sentences of customers, each with the service that fits. */
export function UseCases({ id, copy }: Props) {
  return (
    <section id={id} className={`section tinted ${styles.cases}`}>
      <div className="container">
        <header className={`head ${styles.head}`}>
          <h2>{copy.heading}</h2>
          <p className="lead quiet">{copy.text}</p>
        </header>
        <ul className={`cards ${styles.list}`}>
          {copy.items.map(({ situation, text, service, link }) => (
            <li key={situation} className="stack">
              <h3>{situation}</h3>
              <p className="quiet">{text}</p>
              <TextLink to={link}>{service}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
