import sprite from '#generated/woven/sprite.svg?no-inline';

/** A woven figure of the sprite, in the colour of its text. Decoration: what it stands beside names it. */
export function Glyph({ name }: { name: string }) {
  return (
    <svg aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
