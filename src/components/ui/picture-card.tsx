import type { ReactNode } from 'react';
import { motif } from './motif.ts';
import styles from './picture-card.module.css';

type Props = {
  /** The entry's key; its motif is the placeholder of the picture. */
  seed: string;
  className: string;
  /** The first one is the picture's frame, a `div`. */
  children: ReactNode;
};

/**
 * A card with one picture, in whose place its motif is until it has loaded. One that a list adds is a skeleton until then
 * (src/scripts/filtered-list.ts, specification section 4, decisions section 7).
 */
export function PictureCard({ seed, className, children }: Props) {
  return (
    <article className={`${styles.card} ${className}`} style={{ '--motif': motif(seed) }}>
      {children}
    </article>
  );
}
