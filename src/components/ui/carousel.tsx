import { Children, type ReactNode } from 'react';
import { hook } from '#lib/data-attributes.ts';
import styles from './carousel.module.css';
import { Icon } from './icon.tsx';

export type CarouselCopy = { carousel: string; pause: string; play: string; previous: string; next: string };

type Props = {
  /** What the slides are, for assistive technology. */
  label: string;
  /** What is in a row with the buttons: a heading, sometimes with a link. */
  header?: ReactNode;
  /** Milliseconds between two steps. */
  interval: number;
  copy: CarouselCopy;
  /** Sets `--per-view` at the breakpoints of the specification. */
  className?: string | undefined;
  children: ReactNode;
};

/**
 * Slides in a row. Swiping is the browser's scroll snap, so it works without JavaScript; the buttons, the arrow keys and the
 * movement by itself come from the custom element (src/scripts/carousel.ts).
 */
export function Carousel({ label, header, interval, copy, className, children }: Props) {
  return (
    <slide-carousel
      class={`${styles.carousel} ${className ?? ''}`}
      role="region"
      aria-roledescription={copy.carousel}
      aria-label={label}
      interval={interval}
    >
      <div className={`cluster ${styles.header}`}>
        {header}
        <div className={styles.controls}>
          <button
            type="button"
            className={`icon-button ${styles.pause}`}
            disabled
            {...hook('action', 'pause')}
            data-play={copy.play}
            aria-label={copy.pause}
          >
            <Icon name="pause" />
            <Icon name="play" />
          </button>
          <button type="button" className="icon-button" disabled {...hook('action', 'previous')} aria-label={copy.previous}>
            <Icon name="previous" />
          </button>
          <button type="button" className="icon-button" disabled {...hook('action', 'next')} aria-label={copy.next}>
            <Icon name="next" />
          </button>
        </div>
      </div>
      <ul className={styles.track} tabIndex={0}>
        {Children.map(children, (slide) => (
          <li className={styles.slide}>{slide}</li>
        ))}
      </ul>
    </slide-carousel>
  );
}
