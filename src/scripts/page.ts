/** What runs on every page: it enhances native elements that work without it. */
import './carousel.ts';
import './count-up.ts';
import './unsent-message.ts';
import './site-search.ts';
import { enhanceMenus } from './menus.ts';
import './register-worker.ts';

const header = document.querySelector('header');
if (header) enhanceMenus(header);
