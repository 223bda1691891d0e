import { type ReactNode, useEffect, useState } from 'react';
import * as times from '#content/times.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { motif } from './motif.ts';
import styles from './skeleton-card.module.css';

type Props = {
  /** The entry's key; its motif is the placeholder of the picture. */
  seed: string;
  className: string;
  /** The first one is the picture's frame, a `div`. */
  children: ReactNode;
};

/**
 * A card with one picture. One that a list adds is a skeleton until its picture has loaded or failed, or four seconds have
 * passed; in the delivered page only the motif is in the picture's place (specification section 4, decisions section 7).
 */
export function SkeletonCard({ seed, className, children }: Props) {
  const [skeleton, setSkeleton] = useState(useHydrated());
  const end = () => setSkeleton(false);

  useEffect(() => {
    const timer = setTimeout(() => setSkeleton(false), times.skeletonLimit);
    return () => clearTimeout(timer);
  }, []);

  return (
    <article
      className={`${styles.card} ${className}`}
      style={{ '--motif': motif(seed) }}
      aria-busy={skeleton || undefined}
      onLoadCapture={end}
      onErrorCapture={end}
    >
      {children}
    </article>
  );
}
