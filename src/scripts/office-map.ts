import { whenNear } from '#lib/when-near.ts';
import type { HookSelector } from '#lib/data-attributes.ts';

/** Pixels outside the window at which the map begins to load. */
const loadMargin = 200;

/**
 * The map needs scripts, its own origin and new windows for its links. It is on another origin than this page, so
 * `allow-same-origin` does not give it access to this page.
 */
const sandbox = 'allow-scripts allow-same-origin allow-popups';

const place = document.querySelector<HTMLElement>('[data-map]' satisfies HookSelector);
if (place) whenNear(place, loadMargin, () => showMap(place));

/**
 * Lays the live map over the drawn one (src/components/sections/contact/office-map.tsx). No script can tell a frame with the map
 * from one with the browser's own page for a host that does not answer; but it can tell whether a picture came, and a picture
 * comes from a host that answers, not from a filter before it. The frame is shown when both have come, and removed otherwise.
 */
function showMap(element: HTMLElement): void {
  const { map = '', mapTitle = '' } = element.dataset;
  const frame = document.createElement('iframe');
  frame.src = map;
  frame.title = mapTitle;
  frame.setAttribute('sandbox', sandbox);
  const sign = new Image();
  // With a query: a tool that drives the browser takes the bare address for the browser's own request, and hides it.
  sign.src = new URL('/favicon.ico?map', map).href;
  Promise.all([sign.decode(), loaded(frame)]).then(
    () => (frame.dataset.loaded = ''),
    () => frame.remove(),
  );
  element.append(frame);
}

function loaded(frame: HTMLIFrameElement): Promise<unknown> {
  return new Promise((resolve) => frame.addEventListener('load', resolve));
}
