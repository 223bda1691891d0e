import { hasModifier } from '#lib/has-modifier.ts';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';
import type { HookSelector } from '#lib/data-attributes.ts';

type Reasons = { pause: boolean; hover: boolean; focus: boolean; outOfView: boolean };

/**
 * What moves the slides of a carousel (src/components/ui/carousel.tsx): every `interval` milliseconds while nobody uses it, its
 * buttons and the arrow keys. The first slide follows the last. Slides out of view are inert, so that Tab skips them. It rests
 * under a pointer, with the focus inside, after a touch or a choice (`held`), out of view and with reduced motion (decisions
 * section 8).
 */
class SlideCarousel extends HTMLElement {
  static observedAttributes = ['held'];

  /** The carousel moves by itself only while none of them is true. */
  #restsFor: Reasons = { pause: false, hover: false, focus: false, outOfView: true };
  #timer: ReturnType<typeof setInterval> | undefined;
  #ended = new AbortController();

  connectedCallback(): void {
    this.#ended = new AbortController();
    const { signal } = this.#ended;
    this.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && this.#rest({ hover: true }), { signal });
    this.addEventListener('pointerleave', () => this.#rest({ hover: false }), { signal });
    this.addEventListener('focusin', () => this.#rest({ focus: true }), { signal });
    this.addEventListener(
      'focusout',
      ({ relatedTarget }) => this.#rest({ focus: relatedTarget instanceof Node && this.contains(relatedTarget) }),
      { signal },
    );
    this.#track?.addEventListener('pointerdown', ({ pointerType }) => pointerType !== 'mouse' && this.#pause(true), { signal });
    this.#track?.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    for (const button of this.#buttons) {
      button.disabled = false;
      button.addEventListener('click', () => this.#press(button.dataset.action), { signal });
    }
    // Its slides are no pages to go back to.
    for (const link of this.querySelectorAll<HTMLAnchorElement>('a[data-slide]' satisfies HookSelector)) {
      link.addEventListener(
        'click',
        (event) => {
          if (hasModifier(event)) return;
          event.preventDefault();
          location.replace(link.href);
        },
        { signal },
      );
    }
    this.#observe(signal);
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer);
    this.#ended.abort();
  }

  attributeChangedCallback(_name: string, _before: string | null, held: string | null): void {
    if (held !== null && this.isConnected) this.#hold(Number(held));
  }

  get #track(): HTMLUListElement | null {
    return this.querySelector('ul');
  }

  get #buttons(): NodeListOf<HTMLButtonElement> {
    return this.querySelectorAll('button[data-action]' satisfies HookSelector);
  }

  #observe(signal: AbortSignal): void {
    const track = this.#track;
    if (!track) return;
    const inWindow = new IntersectionObserver((entries) => this.#rest({ outOfView: !entries.at(-1)?.isIntersecting }));
    inWindow.observe(this);
    const inTrack = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (target instanceof HTMLElement) target.inert = intersectionRatio < 0.5;
          if (intersectionRatio >= 0.6) this.#mark([...track.children].indexOf(target));
        }
      },
      { root: track, threshold: [0, 0.5, 0.6, 1] },
    );
    for (const slide of track.children) inTrack.observe(slide);
    signal.addEventListener('abort', () => {
      inWindow.disconnect();
      inTrack.disconnect();
    });
  }

  /** What the header says of the slide in view: which of its marks is the current one, and its number. */
  #mark(index: number): void {
    for (const mark of this.querySelectorAll<HTMLElement>('[data-slide]' satisfies HookSelector)) {
      if (mark.dataset.slide === String(index)) mark.ariaCurrent = 'true';
      else mark.removeAttribute('aria-current');
    }
    const number = this.querySelector('[data-slide-number]' satisfies HookSelector);
    if (number) number.textContent = String(index + 1);
  }

  #press(action: string | undefined): void {
    if (action === 'pause') this.#pause(!this.#restsFor.pause);
    else this.#step(action === 'next' ? 1 : -1);
  }

  #rest(change: Partial<Reasons>): void {
    Object.assign(this.#restsFor, change);
    clearInterval(this.#timer);
    const moves = !prefersReducedMotion() && !Object.values(this.#restsFor).includes(true);
    if (moves) this.#timer = setInterval(() => this.#step(1), Number(this.getAttribute('interval')));
    // A slide that the visitor has asked for is read out, and none that comes by itself.
    if (this.#track) this.#track.ariaLive = moves ? 'off' : 'polite';
  }

  /** As the pause button does: it names then what it would do next. */
  #pause(paused: boolean): void {
    const button = this.querySelector<HTMLButtonElement>('[data-action=pause]' satisfies HookSelector);
    if (button && paused !== this.#restsFor.pause) {
      const { ariaLabel, dataset } = button;
      button.ariaLabel = dataset.play ?? '';
      dataset.play = ariaLabel ?? '';
      button.toggleAttribute('data-paused', paused);
    }
    this.#rest({ pause: paused });
  }

  /** Where the text goes from right to left, the next slide is on the left. */
  #step(by: 1 | -1): void {
    const track = this.#track;
    if (!track) return;
    const { direction, columnGap } = getComputedStyle(track);
    const forward = direction === 'rtl' ? -1 : 1;
    const width = track.firstElementChild?.getBoundingClientRect().width ?? 0;
    const end = track.scrollWidth - track.clientWidth;
    const position = track.scrollLeft * forward;
    const next = position + by * (width + (Number.parseFloat(columnGap) || 0));
    const place = by > 0 && position >= end - 2 ? 0 : by < 0 && position <= 2 ? end : next;
    track.scrollTo({ left: place * forward, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }

  #hold(index: number): void {
    const track = this.#track;
    const slide = track?.children[index]?.getBoundingClientRect();
    const view = track?.getBoundingClientRect();
    const isInView = slide && view && slide.left >= view.left - 2 && slide.right <= view.right + 2;
    if (slide && view && !isInView) track?.scrollBy({ left: slide.left - view.left, behavior: 'instant' });
    this.#pause(true);
  }

  #onKey(event: KeyboardEvent): void {
    if (event.target !== this.#track || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    // With a modifier the keys belong to the browser: Alt and the left arrow go back in the history.
    if (hasModifier(event)) return;
    event.preventDefault();
    const forward = getComputedStyle(this).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    this.#step(event.key === forward ? 1 : -1);
  }
}

customElements.define('slide-carousel', SlideCarousel);
