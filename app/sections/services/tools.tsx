import type { Technology } from '#content/schema.ts';
import { Label } from './label.tsx';
import styles from './tools.module.css';

type Props = {
  words: { title: string; intro: string; items: Technology[] };
  /** On the tinted ground, between two plain sections. */
  tinted: boolean;
};

/** Every garment names its maker on the label: the tools of a service, each with what it is good for. */
export function Tools({ words, tinted }: Props) {
  return (
    <section className={`section ${styles.tools}`} data-tinted={tinted}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.head}>
          <h2>{words.title}</h2>
          <p>{words.intro}</p>
        </div>
        <ul className={styles.labels}>
          {words.items.map(({ name, benefit }) => (
            <li key={name}>
              <h3>
                <Label tool={name} />
              </h3>
              {benefit.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
