import sprite from '#generated/woven/digit-sprite.svg?no-inline';

const cell = { width: 22, height: 26 };

/** A number in woven digits. It is always as wide as `places` characters, so that counting does not move the page. */
export function WovenNumber({ text, places }: { text: string; places: number }) {
  return (
    <svg viewBox={`0 0 ${places * cell.width - 2} ${cell.height}`} shapeRendering="crispEdges" aria-hidden="true">
      {[...text].map((digit, i) => (
        <use key={`${i}${digit}`} href={`${sprite}#digit-${digit === '+' ? 'plus' : digit}`} x={i * cell.width} width="20" height="26" />
      ))}
    </svg>
  );
}
