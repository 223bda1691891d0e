import { useEffect, useRef } from 'react';
import noResults from '#assets/woven/no-results.svg?no-inline';
import { Button } from './button.tsx';
import styles from './list-footer.module.css';
import { TextLink } from './text-link.tsx';

export type ListFooterCopy = {
  count: { of: string; one: string; many: string };
  loadMore: string;
  empty: string;
  /** What helps when nothing matches. */
  help: { clear: string; ask: string; to: string };
  failed: { text: string; trying: string; tryAgain: string };
};

type Props = {
  list: {
    shown: unknown[];
    /** How many items match; null while that is unknown. */
    found: number | null;
    more: boolean;
    /** The rest of the list did not load. */
    failed: boolean;
    /** Another attempt is under way. */
    trying: boolean;
    loadMore: () => void;
    /** Empties the search and unselects the category. */
    clear: () => void;
    tryAgain: () => void;
  };
  copy: ListFooterCopy;
};

/**
 * The end of a list that a visitor can filter: the button for more items while there are more, and the count in a live
 * region. For an empty list it shows a drawing of an unfinished cloth, a sentence and ways out; for one that did not load, a sentence and
 * the button to try again. A changing text has a key, since a translator replaces the texts that React would write into.
 */
export function ListFooter({ list: { shown, found, more, failed, trying, loadMore, clear, tryAgain }, copy }: Props) {
  const status = useRef<HTMLDivElement>(null);
  const empty = found === 0;
  const label = failed ? copy.failed.tryAgain : copy.loadMore;
  const text = failed ? (trying ? copy.failed.trying : copy.failed.text) : empty ? copy.empty : count(shown.length, found, copy.count);

  // The button with the focus is gone when an attempt has succeeded.
  const failedBefore = useRef(failed);
  useEffect(() => {
    if (failedBefore.current && !failed && document.activeElement === document.body) status.current?.focus({ preventScroll: true });
    failedBefore.current = failed;
  }, [failed]);

  return (
    <div className={`cluster ${styles.footer}`}>
      {/* One element in both roles, so that it keeps the focus. */}
      {(more || failed) && (
        <Button variant="secondary" onClick={failed ? tryAgain : loadMore}>
          <span key={label}>{label}</span>
        </Button>
      )}
      <div ref={status} role="status" tabIndex={-1} className={empty ? styles.empty : `quiet ${styles.count}`}>
        {empty && <img src={noResults} width="416" height="432" alt="" />}
        <p key={text}>{text}</p>
      </div>
      {empty && (
        <div className={`cluster ${styles.help}`}>
          <Button variant="secondary" onClick={clear}>
            {copy.help.clear}
          </Button>
          <TextLink to={copy.help.to}>{copy.help.ask}</TextLink>
        </div>
      )}
    </div>
  );
}

/** '9 of 12 posts', or '3 posts' when all are shown; nothing while it is unknown how many match. */
function count(shown: number, found: number | null, { of, one, many }: ListFooterCopy['count']): string {
  if (found === null) return '';
  return `${shown < found ? `${shown} ${of} ` : ''}${found} ${found === 1 ? one : many}`;
}
