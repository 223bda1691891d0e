/** On every page of the development server: tells it when the page was asked for (watch.ts). */
import.meta.hot?.send('content:shown', performance.timeOrigin);
