import sprite from '#generated/woven/sprite.svg?no-inline';

const cell = { width: 22, height: 26 };

/** A number set in thread, as wide as `places` figures whatever it shows, so that counting does not move the page. */
export function WovenNumber({ text, places }: { text: string; places: number }) {
  return (
    <svg viewBox={`0 0 ${places * cell.width - 2} ${cell.height}`} shapeRendering="crispEdges" aria-hidden="true">
      {[...text].map((figure, i) => (
        <use key={`${i}${figure}`} href={`${sprite}#digit-${figure === '+' ? 'plus' : figure}`} x={i * cell.width} width="20" height="26" />
      ))}
    </svg>
  );
}
