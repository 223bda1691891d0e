/** Calls back once, when `element` is at most `margin` pixels above or below the window. */
export function whenNear(element: Element, margin: number, callback: () => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${margin}px` },
  );
  observer.observe(element);
}
