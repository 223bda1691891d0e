import type { ReactNode } from 'react';
import * as times from '#content/times.ts';
import { motif } from './motif.ts';
import styles from './skeleton-card.module.css';
import { useSkeleton } from './use-skeleton.ts';

type Props = {
  /** The entry's key; its motif is the placeholder of the picture. */
  seed: string;
  className?: string | undefined;
  /** The first one is the picture's frame, a `div`. */
  children: ReactNode;
};

/**
 * A card with one picture. After a client navigation the whole card is a skeleton until the picture has loaded; in the
 * prerendered page only the picture is (specification section 4, decisions section 7).
 */
export function SkeletonCard({ seed, className = '', children }: Props) {
  const { skeleton, frame } = useSkeleton(times.skeletonLimit);
  return (
    <article
      ref={frame}
      className={`${styles.card} ${className}`}
      style={{ '--motif': motif(seed) }}
      data-skeleton={skeleton}
      aria-busy={skeleton === 'whole' || undefined}
    >
      {children}
    </article>
  );
}
