import styles from './spinner.module.css';

/** A turning circle of stitches. Decoration: the control around it is `aria-busy`. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
