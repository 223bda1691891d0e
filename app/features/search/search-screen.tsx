import { useEffect, useState } from 'react';
import type { search } from '#content/pages/search.ts';
import type { MenuEntry } from '#content/schema.ts';
import { useStarted } from '#app/lib/use-started.ts';
import { find, type Groups } from './find.ts';
import { Lists } from './lists.tsx';
import { NothingFound } from './nothing-found.tsx';
import { Results } from './results.tsx';
import styles from './search-screen.module.css';
import { type Entries, useEntries } from './use-entries.ts';

type Props = {
  words: typeof search;
  query: string;
  services: MenuEntry[];
  products: MenuEntry[];
  /** Brings all posts and projects; no page is delivered with them. */
  loadEntries: () => Promise<Entries>;
};

/** The results of a query. The delivered page, which cannot know it, says only that it is the search. */
export function SearchScreen(props: Props) {
  const started = useStarted();
  return started ? <Answer {...props} /> : <Delivered words={props.words} />;
}

function Delivered({ words }: Pick<Props, 'words'>) {
  return (
    <>
      <header className={`wrap ${styles.head}`}>
        <h1>{words.resultsFor}</h1>
      </header>
      <noscript>
        <Lists words={words.noScript} names={words.lists} />
      </noscript>
    </>
  );
}

function Answer({ words, query, services, products, loadEntries }: Props) {
  const entries = useEntries(loadEntries, query);
  const sought = query.trim();
  const waiting = sought !== '' && entries === null;
  const interrupted = sought !== '' && entries === 'interrupted';
  const found = entries && entries !== 'interrupted' ? find({ services, products, ...entries }, query) : null;
  return (
    <>
      {found || waiting || interrupted ? (
        <Results words={words} query={sought} found={found}>
          {interrupted && <Lists words={words.interrupted} names={words.lists} />}
        </Results>
      ) : (
        <NothingFound words={words} query={sought} />
      )}
      {!waiting && !interrupted && <Announcement text={found ? count(found, words.count) : words.noResult} />}
    </>
  );
}

function count(found: Groups, { one, many }: { one: string; many: string }): string {
  const results = Object.values(found).reduce((sum, group) => sum + group.length, 0);
  return `${results} ${results === 1 ? one : many}`;
}

/** Tells assistive technology what was found, once the visitor pauses: not at each key. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');

  useEffect(() => {
    const timer = setTimeout(setSaid, 700, text);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <p className="sr" role="status">
      {said}
    </p>
  );
}
