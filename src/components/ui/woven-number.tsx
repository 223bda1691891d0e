import { digits } from '#assets/woven/digits.ts';

const cell = { width: 22, height: 26 };

/** The characters of woven numbers, once on each page that shows one: WovenNumber refers to them. */
export function WovenDigits() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      {Object.entries(digits).map(([character, { strokeWidth, lines }]) => (
        <symbol key={character} id={`digit-${character}`} viewBox={`0 0 20 ${cell.height}`} overflow="visible">
          <g strokeWidth={strokeWidth}>
            {lines.map((line) => (
              <path key={line.d} {...line} />
            ))}
          </g>
        </symbol>
      ))}
    </svg>
  );
}

/** A number in woven digits. It is always as wide as its final text, so that counting does not move the page. */
export function WovenNumber({ text }: { text: string }) {
  return (
    <svg viewBox={`0 0 ${text.length * cell.width - 2} ${cell.height}`} shapeRendering="crispEdges" aria-hidden="true">
      {[...text].map((character, i) => (
        <use key={i} href={`#digit-${character}`} x={i * cell.width} width="20" height={cell.height} />
      ))}
    </svg>
  );
}
