import styles from './placeholder.module.css';

/** A page with only one word on it. */
export function Placeholder({ text }: { text: string }) {
  return (
    <section className={`container ${styles.page}`}>
      <h1>{text}</h1>
    </section>
  );
}
