import { prefersReducedMotion } from '#lib/reduced-motion.ts';

/** Counts a woven number up from 0 to `to`, once, when it first comes into view: `delay` and `run` are milliseconds (src/components/ui/counter.tsx). */
class CountUp extends HTMLElement {
  #observer: IntersectionObserver | undefined;
  #frame = 0;

  connectedCallback(): void {
    const box = this.querySelector('svg');
    if (!box || prefersReducedMotion()) return;
    this.#observer = new IntersectionObserver((entries) => {
      this.#show(0);
      if (!entries.at(-1)?.isIntersecting) return;
      this.#observer?.disconnect();
      const start = performance.now() + Number(this.getAttribute('delay'));
      this.#frame = requestAnimationFrame((now) => this.#count(now, start));
    });
    // The element itself has no box.
    this.#observer.observe(box);
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  #count(now: number, start: number): void {
    const progress = Math.min(Math.max((now - start) / Number(this.getAttribute('run')), 0), 1);
    this.#show(Math.round(Number(this.getAttribute('to')) * (1 - (1 - progress) ** 3)));
    if (progress < 1) this.#frame = requestAnimationFrame((next) => this.#count(next, start));
  }

  #show(value: number): void {
    const text = `${value}+`;
    for (const [i, place] of this.querySelectorAll('use').entries()) {
      const character = text[i];
      if (character === undefined) place.removeAttribute('href');
      else place.setAttribute('href', `#digit-${character}`);
    }
  }
}

customElements.define('count-up', CountUp);
