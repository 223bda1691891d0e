import { hasModifier } from '#app/lib/has-modifier.ts';
import { prefersReducedMotion } from '#app/lib/reduced-motion.ts';

export type Autoplay = { step: (by: 1 | -1) => void; pause: (paused: boolean) => void; stop: () => void };

/**
 * Moves a track of slides: by itself every `interval` milliseconds while nobody uses it, and by steps when asked. After the
 * last slide comes the first. Slides out of view are inert, so that Tab passes them by. `taken` is called when a touch
 * has stopped it for good.
 */
export function startAutoplay(section: HTMLElement, track: HTMLElement, interval: number, taken: () => void): Autoplay {
  const still = prefersReducedMotion();
  const ended = new AbortController();
  const { signal } = ended;
  const holds = { paused: false, hover: false, focus: false, away: true };
  let timer: ReturnType<typeof setInterval> | undefined;

  function hold(change: Partial<typeof holds>): void {
    Object.assign(holds, change);
    clearInterval(timer);
    if (!still && !Object.values(holds).includes(true)) timer = setInterval(() => step(1), interval);
  }

  function step(by: 1 | -1): void {
    const width = track.firstElementChild?.getBoundingClientRect().width ?? 0;
    const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0;
    const end = track.scrollWidth - track.clientWidth;
    const here = track.scrollLeft;
    const next = here + by * (width + gap);
    const left = by > 0 && here >= end - 2 ? 0 : by < 0 && here <= 2 ? end : next;
    track.scrollTo({ left, behavior: still ? 'instant' : 'smooth' });
  }

  section.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && hold({ hover: true }), { signal });
  section.addEventListener('pointerleave', () => hold({ hover: false }), { signal });
  section.addEventListener('focusin', () => hold({ focus: true }), { signal });
  section.addEventListener(
    'focusout',
    ({ relatedTarget }) => hold({ focus: relatedTarget instanceof Node && section.contains(relatedTarget) }),
    { signal },
  );
  const touched = () => {
    hold({ paused: true });
    taken();
  };
  track.addEventListener('pointerdown', ({ pointerType }) => pointerType !== 'mouse' && touched(), { signal });
  track.addEventListener(
    'keydown',
    (event) => {
      if (event.target !== track || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
      // With a modifier the keys are the browser's own: Alt and the left arrow go back in the history.
      if (hasModifier(event)) return;
      event.preventDefault();
      step(event.key === 'ArrowRight' ? 1 : -1);
    },
    { signal },
  );

  const nearby = new IntersectionObserver(([entry]) => hold({ away: !entry?.isIntersecting }));
  nearby.observe(section);
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) if (target instanceof HTMLElement) target.inert = intersectionRatio < 0.5;
    },
    { root: track, threshold: [0, 0.5, 1] },
  );
  for (const slide of track.children) inView.observe(slide);

  return {
    step,
    pause: (paused) => hold({ paused }),
    stop() {
      clearInterval(timer);
      ended.abort();
      nearby.disconnect();
      inView.disconnect();
    },
  };
}
