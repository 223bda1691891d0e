import styles from './process.module.css';

type Stage = { name: string; text: string; from: number; to: number };
type Props = { words: { heading: string; text: string; stages: Stage[]; weeks: { label: string; to: string } } };

const dyes = ['sky', 'turmeric', 'indigo', 'leaf'] as const;

/** Twelve weeks of warp, four stages of weft, one red thread from stage to stage. */
export function Process({ words }: Props) {
  return (
    <section className="section">
      <div className="wrap">
        <header className={styles.header}>
          <h2>{words.heading}</h2>
          <p>{words.text}</p>
        </header>
        <div className={styles.chart}>
          <div className={styles.rule} aria-hidden="true">
            {Array.from({ length: 12 }, (_, i) => (
              <span key={i}>{i + 1}</span>
            ))}
          </div>
          <ol>
            {words.stages.map(({ name, text, from, to }, i) => (
              <li
                key={name}
                className={styles.stage}
                data-side={to > 9 ? 'left' : 'right'}
                style={{ '--from': from, '--to': to + 1, '--next': words.stages[i + 1]?.from ?? to }}
              >
                <i data-dye={dyes[i]} />
                <div>
                  <h3>{name}</h3>
                  <p className="sr">
                    {words.weeks.label} {from} {words.weeks.to} {to}
                  </p>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
