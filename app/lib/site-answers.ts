/** Milliseconds for an answer. After a load that has just failed, a slower one is as good as none. */
const timeout = 5000;

/**
 * Whether the site answers at the moment. Tells a file that a new version of the site has replaced from a connection that is
 * gone; `navigator.onLine` alone is true in a network without a way out. Asks for a picture, because the site makes no fetch
 * but the forms' (decisions section 9), and because the page that a captive portal answers with is no picture.
 */
export function siteAnswers(): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.addEventListener('load', () => resolve(true));
    picture.addEventListener('error', () => resolve(false));
    picture.src = `/favicon.svg?${Date.now()}`;
    setTimeout(resolve, timeout, false);
  });
}
