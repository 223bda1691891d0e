import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPath, href, type Location, useHref, useNavigation } from 'react-router';
import { layout } from '#content/pages/layout.ts';
import { searchQuery } from '#app/lib/search-query.ts';
import { siteAnswers } from '#app/lib/site-answers.ts';
import { lastFailure, retryLoads, subscribeToFailedLoads } from '#app/lib/until-loaded.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice, NoticeActions } from '#app/ui/notice.tsx';

const copy = layout.failedNavigation;
const nothing = { path: '', times: 0 };

/**
 * For a navigation whose page does not load. If the site does not answer, the browser loads the whole page if it was opened
 * before and is kept; otherwise the visitor stays where they are, with all that they typed, and a notice offers to try again. If
 * it answers, the connection may just have come back, so there is a second attempt; when that fails too, a new version has
 * replaced the page's files, and the browser loads the whole page instead. Following a link, the same one or another, is an
 * attempt too.
 */
export function FailedNavigation() {
  const { location } = useNavigation();
  const root = useHref('/');
  const path = location && createPath(location);
  const failure = useSyncExternalStore(subscribeToFailedLoads, lastFailure, () => 0);
  /** The path of the navigation that the notice is about, and how often it has failed. */
  const [told, setTold] = useState(nothing);
  const button = useRef<HTMLButtonElement>(null);
  const focused = useRef<Element>(null);

  useEffect(() => () => setTold(nothing), [path]);

  /** The navigation that has had its second attempt. */
  const retried = useRef('');
  useEffect(() => {
    if (!failure || !location) return;
    let outdated = false;
    async function loadOrTell(target: Location) {
      const answers = await siteAnswers();
      const kept = !answers && (await isKept(addressOf(target, root)));
      if (outdated) return;
      if (kept) {
        loadWhole(target, root);
      } else if (!answers) {
        setTold(({ times }) => ({ path: createPath(target), times: times + 1 }));
      } else if (retried.current !== target.key) {
        retried.current = target.key;
        retryLoads();
      } else {
        loadWhole(target, root);
      }
    }
    void loadOrTell(location);
    return () => void (outdated = true);
  }, [failure, location, root]);

  // The link that was followed may be far from the notice. Who is typing goes on typing.
  useEffect(() => {
    const { activeElement } = document;
    if (!button.current || activeElement?.matches('input, textarea, select')) return;
    if (activeElement !== document.body) focused.current = activeElement;
    button.current.focus({ preventScroll: true });
  }, [told]);

  function hide() {
    setTold(nothing);
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
  }

  if (told.path !== path) return null;
  return (
    <Notice label={copy.label} hide={copy.hide} onHide={hide} above>
      <p role="alert">{!failure ? copy.trying : told.times > 1 ? copy.again : copy.text}</p>
      <NoticeActions>
        <Button ref={button} variant="secondary" busy={!failure} onClick={retryLoads}>
          {copy.tryAgain}
        </Button>
      </NoticeActions>
    </Notice>
  );
}

/** In the whole site: the router's addresses begin at its root, which may be a folder. */
const addressOf = (target: Location, root: string): string => root.slice(0, -1) + createPath(target);

/** Whether the service worker has the page, under the key that app/offline/kept.ts gives it. */
async function isKept(address: string): Promise<boolean> {
  try {
    const { origin, pathname } = new URL(address, window.location.origin);
    const path = pathname.replace(/(?<=.)\/$/, '');
    return (await caches.match(origin + encodeURI(decodeURIComponent(path)))) !== undefined;
  } catch {
    // Without HTTPS there are no caches, and a browser may forbid them.
    return false;
  }
}

/**
 * Lets the browser get to a page. On the way back or forward its address is already there: to assign it once more would only
 * scroll to its fragment. A search's text is in the navigation's state, which a new address would lose. `root` is the site's.
 */
function loadWhole(target: Location, root: string): void {
  const address = addressOf(target, root);
  if (address === createPath(window.location)) window.location.reload();
  else if (target.pathname !== href('/search')) window.location.assign(address);
  else window.location.assign(`${address}?${new URLSearchParams({ q: searchQuery(target) }).toString()}`);
}
