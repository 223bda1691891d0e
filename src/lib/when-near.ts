/** Calls back once, when `element` is at most `margin` pixels above or below the window. */
export function whenNear(element: Element, margin: number, callback: () => void): void {
  const observer = new IntersectionObserver(
    // A busy browser tells of several moments at once: before it went to the fragment of the address, and after.
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${margin}px` },
  );
  observer.observe(element);
}
