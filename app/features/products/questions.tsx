import type { FaqEntry } from '#content/schema.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import styles from './questions.module.css';

/** What owners ask before they buy, one answer open at a time. */
export function Questions({ title, items }: { title: string; items: FaqEntry[] }) {
  return (
    <section className={`section ${styles.section}`}>
      <div className={`wrap ${styles.row}`}>
        <h2>{title}</h2>
        <Accordion
          name="questions"
          open={0}
          items={items.map(({ Question, Answer }) => ({ heading: Question, content: <p className={styles.answer}>{Answer}</p> }))}
        />
      </div>
    </section>
  );
}
