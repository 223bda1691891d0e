import { type RefObject, useEffect, useState } from 'react';

/** The index of the slide in view, of the carousel in whose header the element is. */
export function useCurrentSlide(element: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const track = element.current?.closest('section')?.querySelector('ul');
    if (!track) return;
    const slides = [...track.children];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) setCurrent(slides.indexOf(target));
      },
      { root: track, threshold: 0.6 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [element]);

  return current;
}
