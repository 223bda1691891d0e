import noResults from '#generated/woven/no-results.svg?no-inline';
import { Button } from './button.tsx';
import styles from './list-footer.module.css';

type Props = {
  /** The list above: the items shown, how many match, and whether there are more. `prepare` runs before a probable `onMore`. */
  list: { shown: unknown[]; found: number; more: boolean; prepare: () => void };
  copy: { count: { of: string; one: string; many: string }; loadMore: string; empty: string };
  onMore: () => void;
};

/**
 * The end of a list that a visitor can filter: the button for more items while there are more, and the count in a live
 * region. For an empty list it shows a drawing of an unfinished cloth and a sentence.
 */
export function ListFooter({ list: { shown, found, more, prepare }, copy, onMore }: Props) {
  const { of, one, many } = copy.count;
  const empty = shown.length === 0 && !more;
  const part = shown.length < found ? `${shown.length} ${of} ` : '';
  return (
    <div className={styles.footer}>
      {more && (
        <Button variant="secondary" onClick={onMore} onPointerEnter={prepare} onFocus={prepare}>
          {copy.loadMore}
        </Button>
      )}
      <div role="status" className={empty ? styles.empty : styles.count}>
        {empty && <img src={noResults} width="416" height="432" alt="" />}
        <p>{empty ? copy.empty : shown.length > 0 && `${part}${found} ${found === 1 ? one : many}`}</p>
      </div>
    </div>
  );
}
