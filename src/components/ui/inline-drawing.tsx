type Props = { viewBox: string; strokeWidth?: number; lines: readonly Line[] };
type Line = { d: string; stroke?: string; fillRule?: 'evenodd' };

/** A drawing inside the page, in the page's colours. Decoration: the text beside it has the meaning. */
export function InlineDrawing({ viewBox, strokeWidth, lines }: Props) {
  return (
    <svg viewBox={viewBox} strokeWidth={strokeWidth} aria-hidden="true">
      {lines.map((line) => (
        <path key={line.d} {...line} />
      ))}
    </svg>
  );
}
