/** What runs on every page: it enhances native elements that work without it. */
import './carousel.ts';
import './count-up.ts';
import './resume-outbox.ts';
import './site-search.ts';
import { enhanceMenus } from './menus.ts';
import './service-worker.ts';

// Of a page that is opened again the browser restores the place, for which it needs the heights of all sections (base.css).
const [visit] = performance.getEntriesByType('navigation');
if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate') document.documentElement.classList.add('whole');

const header = document.querySelector('header');
if (header) enhanceMenus(header);

// Only after this script does Chromium go to the fragment of the address. It would take the focus, the place and the next keys from
// somebody who is already in a field or a menu.
if (location.hash && document.activeElement !== document.body) history.replaceState(history.state, '', location.pathname + location.search);

// A component of the development server asks for this, which Astro adds only to pages with islands. A build leaves it out.
if (import.meta.hot) Object.assign(globalThis, { $RefreshReg$: () => {} });

// The development server reloads a page that is older than what it shows (src/integrations/content/watch.ts). A build leaves this out.
import.meta.hot?.send('content:shown', performance.timeOrigin);
