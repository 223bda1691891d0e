/** Pixels outside the window at which the map begins to load. */
const loadMargin = 200;

/** Loads the map into its frame when it is almost in view (decisions section 9). It stays hidden until it is there. */
function loadNearView(frame: HTMLElement, map: HTMLIFrameElement): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      map.addEventListener('load', () => map.toggleAttribute('data-loaded', true));
      frame.append(map);
    },
    { rootMargin: `${loadMargin}px` },
  );
  observer.observe(frame);
}

const frame = document.querySelector<HTMLElement>('[data-map]');
const map = frame?.querySelector('template')?.content.querySelector('iframe');
if (frame && map) loadNearView(frame, map);
