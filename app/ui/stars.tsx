import styles from './stars.module.css';

type Props = { value: number; maximum: number; /** For example 'out of 5', read after the value. */ copy: string };

/** A rating in eight-pointed stars of jamdani; a part of a star shows as half. */
export function Stars({ value, maximum, copy }: Props) {
  return (
    <span className={styles.stars} role="img" aria-label={`${value} ${copy}`}>
      {Array.from({ length: maximum }, (_, i) => (
        <i key={i} className={i + 1 <= value ? undefined : i < value ? styles.part : styles.off} />
      ))}
    </span>
  );
}
