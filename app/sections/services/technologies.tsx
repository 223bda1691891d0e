import type { Technology } from '#content/schema.ts';
import { Label } from './label.tsx';
import styles from './technologies.module.css';

/** The heading takes the first of eight cells, seven technologies the others. */
export function Technologies({ words }: { words: { title: string; items: Technology[] } }) {
  return (
    <section className={`section ${styles.field}`}>
      <div className={`wrap ${styles.row}`}>
        <h2>{words.title}</h2>
        {words.items.map(({ name, benefit }) => (
          <article key={name}>
            <h3>
              <Label tool={name} />
            </h3>
            {benefit.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </article>
        ))}
      </div>
    </section>
  );
}
