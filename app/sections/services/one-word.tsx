import styles from './one-word.module.css';

/** A page that says one word and nothing else. */
export function OneWord({ text }: { text: string }) {
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>{text}</h1>
    </section>
  );
}
