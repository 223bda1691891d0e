/** Pixels outside the window at which the map begins to load. */
const loadMargin = 200;

/**
 * The map needs scripts, its own origin and new windows for its links. It is on another origin than this page, so
 * `allow-same-origin` does not give it access to this page.
 */
const sandbox = 'allow-scripts allow-same-origin allow-popups';

const place = document.querySelector<HTMLElement>('[data-map]');
if (place) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      showMap(place);
    },
    { rootMargin: `${loadMargin}px` },
  );
  observer.observe(place);
}

/** Lays the live map over the drawn one (src/components/sections/contact/office-map.tsx) when it has loaded. */
function showMap(element: HTMLElement): void {
  const { dataset } = element;
  const frame = document.createElement('iframe');
  frame.src = dataset.map ?? '';
  frame.title = dataset.mapTitle ?? '';
  frame.setAttribute('sandbox', sandbox);
  frame.addEventListener('load', () => (frame.dataset.loaded = ''));
  element.append(frame);
}
