import sprite from '#generated/woven/detail-sprite.svg?no-inline';
import type { DetailIconName } from '#content/icons.ts';

/** A woven icon of something that a service or a product consists of. Decoration: the text beside it has the meaning. */
export function DetailIcon({ name }: { name: DetailIconName }) {
  return (
    <svg aria-hidden="true">
      <use href={`${sprite}#detail-${name}`} />
    </svg>
  );
}
