import type { ReactNode } from 'react';
import styles from './accordion.module.css';

type Props = {
  /** Items with the same name close each other. */
  name: string;
  items: { heading: string; content: ReactNode }[];
  /** The index of the item that is open at first; none by default. */
  open?: number;
  className?: string | undefined;
};

/** One item is open at a time; opening takes half a second (specification sections 4 and 9). Works without JavaScript. */
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
