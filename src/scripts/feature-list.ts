import * as durations from '#content/durations.ts';
import { hasModifier } from '#lib/has-modifier.ts';
import { requiredElement } from '#lib/data-attributes.ts';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';

/** How far each key moves the selection. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Makes tabs of the names of a product's features (src/components/products/feature-list.tsx). When the selection changes, the
 * detail fades out, and the next one in after 200 ms (specification section 4).
 */
function startFeatures(section: HTMLElement): void {
  const names = requiredElement(section, 'ul', HTMLUListElement);
  const details = requiredElement(section, 'ul + div', HTMLDivElement);
  const features = [...names.querySelectorAll('a')].map((tab) => ({ tab, panel: requiredElement(section, tab.hash, HTMLElement) }));
  let fading: ReturnType<typeof setTimeout> | undefined;

  names.role = 'tablist';
  names.ariaOrientation = 'vertical';
  for (const [i, { tab, panel }] of features.entries()) {
    if (tab.parentElement) tab.parentElement.role = 'presentation';
    tab.role = 'tab';
    tab.setAttribute('aria-controls', panel.id);
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
    tab.addEventListener('click', (event) => choose(event, i));
    tab.addEventListener('keydown', (event) => chooseByKey(event, i));
    // Its picture loads before it is chosen.
    tab.addEventListener('pointerenter', () => panel.toggleAttribute('data-eager', true));
  }
  // The visitor followed a link to one, or pressed a name before this script started.
  const named = features.findIndex(({ tab }) => tab.hash === location.hash);
  select(Math.max(named, 0));
  show(Math.max(named, 0));

  function choose(event: Event, index: number): void {
    event.preventDefault();
    select(index);
    features[index]?.tab.focus();
    details.toggleAttribute('data-fading', true);
    clearTimeout(fading);
    fading = setTimeout(show, prefersReducedMotion() ? 0 : durations.featureFade, index);
  }

  function chooseByKey(event: KeyboardEvent, index: number): void {
    if (hasModifier(event)) return;
    const step = steps[event.key];
    if (step) choose(event, (index + step + features.length) % features.length);
    else if (event.key === 'Home') choose(event, 0);
    else if (event.key === 'End') choose(event, features.length - 1);
    else if (event.key === ' ') choose(event, index);
  }

  function select(index: number): void {
    for (const [i, { tab, panel }] of features.entries()) {
      const selected = i === index;
      tab.toggleAttribute('data-selected', selected);
      tab.ariaSelected = String(selected);
      tab.tabIndex = selected ? 0 : -1;
      // One that fades out would take the focus with it.
      panel.tabIndex = selected ? 0 : -1;
      if (selected) panel.toggleAttribute('data-eager', true);
    }
  }

  function show(index: number): void {
    for (const [i, { panel }] of features.entries()) panel.toggleAttribute('data-shown', i === index);
    details.toggleAttribute('data-fading', false);
  }
}

startFeatures(requiredElement(document, '[data-features]', HTMLElement));
