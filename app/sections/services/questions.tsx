import type { FaqEntry } from '#content/schema.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import styles from './questions.module.css';

/** What customers ask before they order, one answer open at a time. */
export function Questions({ words }: { words: { title: string; items: FaqEntry[] } }) {
  return (
    <section className="section">
      <div className={`wrap ${styles.row}`}>
        <h2>{words.title}</h2>
        <Accordion
          name="questions"
          open={0}
          items={words.items.map(({ Question, Answer }) => ({ heading: Question, content: <p className={styles.answer}>{Answer}</p> }))}
        />
      </div>
    </section>
  );
}
