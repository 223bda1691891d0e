import missing from '#generated/woven/missing.svg?no-inline';
import { Button } from './button.tsx';
import styles from './list-foot.module.css';

type Props = {
  /** How many items stand above, how many match in all, and whether more can be shown. */
  shown: number;
  found: number;
  more: boolean;
  words: { count: { of: string; one: string; many: string }; loadMore: string; empty: string };
  onMore: () => void;
  /** The visitor is about to ask for more. */
  onApproach: () => void;
};

/**
 * What stands under a list that a visitor narrows: the button for more while there is more, and the count, which a screen
 * reader hears whenever it changes. In an empty list's place stands a cloth that was never finished.
 */
export function ListFoot({ shown, found, more, words, onMore, onApproach }: Props) {
  const { of, one, many } = words.count;
  const empty = shown === 0 && !more;
  return (
    <div className={styles.foot}>
      {more && (
        <Button look="plain" onClick={onMore} onPointerEnter={onApproach} onFocus={onApproach}>
          {words.loadMore}
        </Button>
      )}
      <div role="status" className={empty ? styles.empty : styles.count}>
        {empty && <img src={missing} width="416" height="432" alt="" />}
        <p>{empty ? words.empty : `${shown < found ? `${shown} ${of} ` : ''}${found} ${found === 1 ? one : many}`}</p>
      </div>
    </div>
  );
}
