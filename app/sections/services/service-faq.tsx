import type { FaqEntry } from '#content/schema.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import styles from './service-faq.module.css';

/** Questions and answers. One answer is open at a time. */
export function ServiceFaq({ copy }: { copy: { title: string; items: FaqEntry[] } }) {
  return (
    <section className="section">
      <div className={`container ${styles.row}`}>
        <h2>{copy.title}</h2>
        <Accordion
          name="questions"
          open={0}
          items={copy.items.map(({ Question, Answer }) => ({ heading: Question, content: <p className={styles.answer}>{Answer}</p> }))}
        />
      </div>
    </section>
  );
}
