import sprite from '#generated/woven/sprite.svg?no-inline';

/** A woven glyph of the sprite, in the text colour. Decoration: the text beside it has the meaning. */
export function Glyph({ name }: { name: string }) {
  return (
    <svg aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
