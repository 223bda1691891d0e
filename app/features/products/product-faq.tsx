import type { FaqEntry } from '#content/schema.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import styles from './product-faq.module.css';

/** Questions before buying; one answer is open at a time. */
export function ProductFaq({ title, items }: { title: string; items: FaqEntry[] }) {
  return (
    <section className={`section ${styles.section}`}>
      <div className={`container ${styles.row}`}>
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
