import type { ShopWays } from '#content/schemas/services.ts';
import { TextLink } from '#components/ui/text-link.tsx';
import styles from './ways-to-a-shop.module.css';

/** The ways to a web shop side by side, with the same questions in the same rows; one below the other on a phone. */
export function WaysToAShop({ id, copy }: { id: string; copy: ShopWays }) {
  return (
    <section id={id} className="section tinted">
      <div className="container">
        <header className={`head ${styles.head}`}>
          <h2>{copy.title}</h2>
          <p className="lead quiet">{copy.intro}</p>
        </header>
        <div className={styles.list}>
          {copy.ways.map(({ name, answers, link }) => (
            <article key={name}>
              <h3>{name}</h3>
              <dl>
                {answers.map((answer, i) => (
                  <div key={copy.questions[i]}>
                    <dt className="quiet small">{copy.questions[i]}</dt>
                    <dd>{answer}</dd>
                  </div>
                ))}
              </dl>
              <TextLink to={link.to}>{link.name}</TextLink>
            </article>
          ))}
        </div>
        <section className={styles.firstYears}>
          <h3>{copy.firstYears.heading}</h3>
          <ul>
            {copy.firstYears.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="quiet">{copy.firstYears.note}</p>
        </section>
      </div>
    </section>
  );
}
