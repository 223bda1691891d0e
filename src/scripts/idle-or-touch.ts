import type { ClientDirective } from 'astro';

/**
 * `client:idle-or-touch`: an island of the first view starts after the page has loaded and the browser is idle, so that it does
 * not hold up the first paint; or at once when somebody presses, types or puts the focus in it. A press before the island has
 * started is made again afterwards, unless a script of the page has answered it, as the carousel does for its buttons.
 */
export default (function idleOrTouch(load, _options, island) {
  let started = false;
  let pressed: HTMLElement | undefined;

  async function start(): Promise<void> {
    if (started) return;
    started = true;
    const hydrate = await load();
    await hydrate();
  }

  island.addEventListener('click', ({ target, defaultPrevented }) => {
    if (defaultPrevented || !island.hasAttribute('ssr') || !(target instanceof Element)) return;
    pressed = target.closest<HTMLElement>('button[type=button]') ?? undefined;
  });
  island.addEventListener('astro:hydrate', () => pressed?.click(), { once: true });
  for (const type of ['pointerdown', 'keydown', 'focusin']) {
    island.addEventListener(type, () => void start(), { once: true, passive: true });
  }

  const whenIdle = () =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(() => void start(), { timeout: 2000 }) : setTimeout(() => void start(), 200);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}) satisfies ClientDirective;
