import styles from './stars.module.css';

type Props = { value: number; maximum: number; /** The accessible name after the value, such as 'out of 5'. */ copy: string };

/** A rating in eight-pointed stars. Any fraction of a star is drawn as a half. */
export function Stars({ value, maximum, copy }: Props) {
  return (
    <span className={styles.stars} role="img" aria-label={`${value} ${copy}`}>
      {Array.from({ length: maximum }, (_, i) => (
        <i key={i} className={i + 1 <= value ? undefined : i < value ? styles.half : styles.off} />
      ))}
    </span>
  );
}
