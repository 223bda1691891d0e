import styles from './placeholder.module.css';

/** A page that says one word and nothing else. */
export function Placeholder({ text }: { text: string }) {
  return (
    <section className={`container ${styles.page}`}>
      <h1>{text}</h1>
    </section>
  );
}
