import missing from '#generated/woven/no-results.svg?no-inline';
import { Button } from './button.tsx';
import styles from './list-footer.module.css';

type Props = {
  /** What stands above, how many match in all, whether more can be shown; `prepare` hears that the visitor is about to ask. */
  list: { shown: unknown[]; found: number; more: boolean; prepare: () => void };
  copy: { count: { of: string; one: string; many: string }; loadMore: string; empty: string };
  onMore: () => void;
};

/**
 * What stands under a list that a visitor narrows: the button for more while there is more, and the count, which a screen
 * reader hears whenever it changes. In an empty list's place stands a cloth that was never finished.
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
        {empty && <img src={missing} width="416" height="432" alt="" />}
        <p>{empty ? copy.empty : shown.length > 0 && `${part}${found} ${found === 1 ? one : many}`}</p>
      </div>
    </div>
  );
}
