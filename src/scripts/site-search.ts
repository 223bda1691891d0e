import { trackScroll } from '#lib/track-scroll.ts';
import { paths } from '#lib/paths.ts';
import { searchQuery } from '#lib/search-query.ts';

type Results = { main: HTMLElement; title: string; render: (query: string) => void; entries: Promise<void> };

/**
 * The site search (decisions section 3): each change of a box shows the results in place of the page, as an entry of the
 * history with the address /search and the query as its state. No document is loaded, which would lose keys and close a phone's
 * keyboard, and on the way back the page is there as it was left. Until the code of the results is here, and when it does not
 * come, a box is an ordinary form to /search.
 */
function startSiteSearch(boxes: HTMLInputElement[], page: HTMLElement): void {
  const own = { path: location.pathname, title: document.title };
  /** The marks of the page in the menu: on its link, and on the menu that the link is in. */
  const current = ['aria-current', 'data-current'].flatMap((name) =>
    [...document.querySelectorAll(`header [${name}]`)].map((entry) => ({ entry, name, mark: entry.getAttribute(name) ?? '' })),
  );
  /** Where the visitor was in the page and in the results, in CSS pixels from the top. */
  const tops = { page: scrollY, results: own.path === paths.search ? trackScroll() : 0 };
  const isAtResults = () => location.pathname === paths.search;
  const query = () => searchQuery({ state: history.state, search: location.search });
  let results: Results | undefined;

  async function load(): Promise<Results | undefined> {
    try {
      const { loadEntries, mountResults, title } = await import('#components/search/mount-results.tsx');
      // A failure is told with the results (search-entries.ts).
      const entries = loadEntries().catch(() => {});
      if (!results && own.path !== paths.search) trackScroll();
      results = { ...(results ?? mountResults(page)), title, entries };
      return results;
    } catch {
      // Only the page of the search is nothing without it.
      document.getElementById('search-failed')?.removeAttribute('hidden');
      return undefined;
    }
  }

  async function search(box: HTMLInputElement): Promise<void> {
    const loaded = await load();
    if (!loaded) return;
    const state = { query: box.value.toLowerCase() };
    if (isAtResults()) history.replaceState(state, '', paths.search);
    else {
      // The history keeps the place with the entry that is left.
      scrollTo({ top: tops.page, behavior: 'instant' });
      history.pushState(state, '', paths.search);
    }
    show(loaded, 0);
  }

  /** Shows what the present entry of the history is: the results of its query, or the page. */
  async function follow(): Promise<void> {
    if (isAtResults()) {
      for (const box of boxes) box.value = query();
      const loaded = await load();
      // Without the entries the place is not there.
      if (tops.results > 0) await loaded?.entries;
      if (loaded && isAtResults()) show(loaded, tops.results);
    } else if (location.pathname !== own.path) {
      // After a reload of the results, the entry before them is no longer this document's.
      location.reload();
    } else if (page.hidden && results) {
      tops.results = scrollY;
      for (const box of boxes) box.value = '';
      swap(results.main, page);
      for (const { entry, name, mark } of current) entry.setAttribute(name, mark);
      document.title = own.title;
      scrollTo({ top: tops.page, behavior: 'instant' });
    }
  }

  /** Shows the results of the present entry's query. */
  function show({ main, title, render }: Results, top: number): void {
    render(query());
    if (!page.hidden) swap(page, main);
    for (const { entry, name } of current) entry.removeAttribute(name);
    document.title = title;
    scrollTo({ top, behavior: 'instant' });
  }

  for (const box of boxes) {
    box.addEventListener('focus', () => void load());
    // Before the first letter, with which browsers begin to scroll to the box.
    box.addEventListener('beforeinput', () => {
      if (box.value === '' && !page.hidden) tops.page = scrollY;
    });
    box.addEventListener('input', () => void search(box));
    box.form?.addEventListener('submit', (event) => {
      if (!results) return;
      event.preventDefault();
      void search(box);
      // On a phone the search bar and the keyboard cover the results.
      if (box.form?.matches(':popover-open')) box.form.hidePopover();
    });
  }
  addEventListener('popstate', () => void follow());
  // What was typed before this script started.
  const typed = boxes.find(({ value }) => value !== '');
  if (typed) void search(typed);
  else if (own.path === paths.search) void follow();
}

/** The skip link leads to the one that is shown. */
function swap(shown: HTMLElement, next: HTMLElement): void {
  shown.hidden = true;
  shown.removeAttribute('id');
  next.hidden = false;
  next.id = 'main';
}

const page = document.querySelector('main');
if (page) startSiteSearch([...document.querySelectorAll<HTMLInputElement>('header [role=search] input')], page);
