import styles from './process-chart.module.css';

type Stage = { name: string; text: string; from: number; to: number };
type Props = { copy: { heading: string; text: string; stages: Stage[]; weeks: { label: string; to: string } } };

const colours = ['sky', 'turmeric', 'indigo', 'leaf'] as const;

/** A chart of twelve weeks with four stages. A red line connects each stage to the next. */
export function ProcessChart({ copy }: Props) {
  return (
    <section className="section">
      <div className="container">
        <header className="stack section-head">
          <h2>{copy.heading}</h2>
          <p className={`quiet ${styles.lead}`}>{copy.text}</p>
        </header>
        <div className={styles.chart}>
          <div className={styles.weekNumbers} aria-hidden="true">
            {Array.from({ length: 12 }, (_, i) => (
              <span key={i}>{i + 1}</span>
            ))}
          </div>
          <ol>
            {copy.stages.map(({ name, text, from, to }, i) => (
              <li
                key={name}
                className={styles.stage}
                data-side={to > 9 ? 'left' : 'right'}
                style={{ '--from': from, '--to': to + 1, '--next': copy.stages[i + 1]?.from ?? to }}
              >
                <i data-colour={colours[i]} />
                <div>
                  <h3>{name}</h3>
                  <p className="visually-hidden">
                    {copy.weeks.label} {from} {copy.weeks.to} {to}
                  </p>
                  <p className="quiet card-text">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
