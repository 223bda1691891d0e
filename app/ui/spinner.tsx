import styles from './spinner.module.css';

/** A round of running stitches, turning while something is under way. Decoration: its control says that it is busy. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
