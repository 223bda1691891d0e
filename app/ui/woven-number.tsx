import { digits } from '#generated/woven/digits.ts';

const drawings: Readonly<Record<string, { strokeWidth: number; lines: readonly { stroke: string; d: string }[] }>> = digits;
const cell = { width: 22, height: 26 };

/** A number in woven digits. It is always as wide as `places` characters, so that counting does not move the page. */
export function WovenNumber({ text, places }: { text: string; places: number }) {
  return (
    <svg viewBox={`0 0 ${places * cell.width - 2} ${cell.height}`} shapeRendering="crispEdges" aria-hidden="true">
      {[...text].map((character, i) => (
        <g key={`${i}${character}`} strokeWidth={drawings[character]?.strokeWidth} transform={`translate(${i * cell.width})`}>
          {drawings[character]?.lines.map((line) => (
            <path key={line.d} {...line} />
          ))}
        </g>
      ))}
    </svg>
  );
}
