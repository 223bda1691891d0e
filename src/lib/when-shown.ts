/** Calls back when somebody sees the page: at once, or once a page that the browser has prepared (speculation rules) is opened. */
export function whenShown(callback: () => void): void {
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}
