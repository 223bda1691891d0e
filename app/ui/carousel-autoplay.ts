import { hasModifier } from '#app/lib/has-modifier.ts';
import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';

export type Autoplay = {
  step: (by: 1 | -1) => void;
  pause: (paused: boolean) => void;
  /** Brings the slide with this index into view and pauses. */
  hold: (index: number) => void;
  stop: () => void;
};

/**
 * Scrolls a track of slides: every `interval` milliseconds while nobody uses it, and by one slide when `step` is called. The
 * first slide follows the last. Slides out of view are inert, so that Tab skips them. A touch and a slide that is held pause
 * it, as the pause button does, and call `onPause`.
 */
export function startAutoplay(section: HTMLElement, track: HTMLElement, interval: number, onPause: () => void): Autoplay {
  const reducedMotion = prefersReducedMotion();
  const listeners = new AbortController();
  const { signal } = listeners;
  /** The autoplay runs only while none of them is true. */
  const pauseReasons = { paused: false, hover: false, focus: false, outOfView: true };
  let timer: ReturnType<typeof setInterval> | undefined;

  function setReasons(change: Partial<typeof pauseReasons>): void {
    Object.assign(pauseReasons, change);
    clearInterval(timer);
    const runs = !reducedMotion && !Object.values(pauseReasons).includes(true);
    if (runs) timer = setInterval(() => step(1), interval);
    // A slide that the visitor has asked for is read out, and none that comes by itself.
    track.ariaLive = runs ? 'off' : 'polite';
  }

  function step(by: 1 | -1): void {
    const width = track.firstElementChild?.getBoundingClientRect().width ?? 0;
    const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0;
    const end = track.scrollWidth - track.clientWidth;
    const position = track.scrollLeft;
    const next = position + by * (width + gap);
    const left = by > 0 && position >= end - 2 ? 0 : by < 0 && position <= 2 ? end : next;
    track.scrollTo({ left, behavior: reducedMotion ? 'instant' : 'smooth' });
  }

  function pauseByItself(): void {
    setReasons({ paused: true });
    onPause();
  }

  function hold(index: number): void {
    const slide = track.children[index]?.getBoundingClientRect();
    const view = track.getBoundingClientRect();
    const isInView = slide && slide.left >= view.left - 2 && slide.right <= view.right + 2;
    if (slide && !isInView) track.scrollBy({ left: slide.left - view.left, behavior: 'instant' });
    pauseByItself();
  }

  section.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && setReasons({ hover: true }), { signal });
  section.addEventListener('pointerleave', () => setReasons({ hover: false }), { signal });
  section.addEventListener('focusin', () => setReasons({ focus: true }), { signal });
  section.addEventListener(
    'focusout',
    ({ relatedTarget }) => setReasons({ focus: relatedTarget instanceof Node && section.contains(relatedTarget) }),
    { signal },
  );
  track.addEventListener('pointerdown', ({ pointerType }) => pointerType !== 'mouse' && pauseByItself(), { signal });
  track.addEventListener(
    'keydown',
    (event) => {
      if (event.target !== track || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
      // With a modifier the keys belong to the browser: Alt and the left arrow go back in the history.
      if (hasModifier(event)) return;
      event.preventDefault();
      step(event.key === 'ArrowRight' ? 1 : -1);
    },
    { signal },
  );

  const sectionObserver = new IntersectionObserver(([entry]) => setReasons({ outOfView: !entry?.isIntersecting }));
  sectionObserver.observe(section);
  const slideObserver = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) if (target instanceof HTMLElement) target.inert = intersectionRatio < 0.5;
    },
    { root: track, threshold: [0, 0.5, 1] },
  );
  for (const slide of track.children) slideObserver.observe(slide);

  return {
    step,
    pause: (paused) => setReasons({ paused }),
    hold,
    stop() {
      clearInterval(timer);
      listeners.abort();
      sectionObserver.disconnect();
      slideObserver.disconnect();
    },
  };
}
