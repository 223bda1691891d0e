import type { ReactNode } from 'react';
import styles from './accordion.module.css';

type Props = {
  /** Items of one name close each other. */
  name: string;
  items: { heading: string; content: ReactNode }[];
  /** The item that is open at first, counted from 0; none when left out. */
  open?: number;
  className?: string | undefined;
};

/** One item open at a time, unfolding in half a second (specification sections 4 and 9). Native, so it works without the app. */
export function Accordion({ name, items, open, className = '' }: Props) {
  return (
    <div className={className}>
      {items.map(({ heading, content }, i) => (
        <details key={heading} name={name} open={i === open} className={styles.item}>
          <summary>
            <h3>{heading}</h3>
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
