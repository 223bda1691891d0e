import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { afterPaint } from '#app/lib/after-paint.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { type Autoplay, startAutoplay } from './carousel-autoplay.ts';
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
  /** The index of a slide that is chosen: it comes into view, and the carousel rests. */
  held?: number | undefined;
  /** On a phone the browser lays out one slide at a time (app/layout/deferred-layout.css): for slides that are much to lay out. */
  deferred?: boolean;
  children: ReactNode;
};

/**
 * Slides in a row that a swipe, the arrow keys and two buttons move. It also moves by itself, but not under a pointer, not
 * with the focus inside, not after a touch or a choice, not out of view and never with reduced motion (decisions section 8). Swiping is
 * the browser's scroll snap, so it works without JavaScript.
 */
export function Carousel({ label, header, interval, copy, className, held, deferred, children }: Props) {
  const hydrated = useHydrated();
  const section = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const autoplay = useRef<Autoplay>(null);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (!section.current || !track.current) return;
    const running = startAutoplay(section.current, track.current, interval, () => setPaused(true));
    autoplay.current = running;
    return running.stop;
  }, [interval]);

  useEffect(() => (held === undefined ? undefined : afterPaint(() => autoplay.current?.hold(held))), [held]);

  function toggle() {
    autoplay.current?.pause(!paused);
    setPaused(!paused);
  }

  return (
    <section ref={section} className={className} aria-roledescription={copy.carousel} aria-label={label}>
      <div className={styles.header}>
        {header}
        <div className={styles.controls}>
          <button type="button" className={styles.pause} disabled={!hydrated} onClick={toggle} aria-label={paused ? copy.play : copy.pause}>
            <Icon name={paused ? 'play' : 'pause'} />
          </button>
          <button type="button" disabled={!hydrated} onClick={() => autoplay.current?.step(-1)} aria-label={copy.previous}>
            <Icon name="previous" />
          </button>
          <button type="button" disabled={!hydrated} onClick={() => autoplay.current?.step(1)} aria-label={copy.next}>
            <Icon name="next" />
          </button>
        </div>
      </div>
      <ul ref={track} className={styles.track} data-deferred={deferred} tabIndex={0} aria-label={label}>
        {Children.map(children, (slide) => (
          <li className={styles.slide}>{slide}</li>
        ))}
      </ul>
    </section>
  );
}
