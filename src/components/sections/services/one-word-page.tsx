import styles from './one-word-page.module.css';

/** A page with only one word on it, on a field of dye with a drawing. */
export function OneWordPage({ text }: { text: string }) {
  return (
    <section className={styles.page}>
      <h1>{text}</h1>
    </section>
  );
}
