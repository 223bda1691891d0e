type Props = {
  viewBox: string;
  strokeWidth?: number;
  lines: readonly Line[];
  /** Width and height in px, if no style sets them. */ size?: number | undefined;
};
type Line = { d: string; stroke?: string; fillRule?: 'evenodd' };

/** A drawing inside the page, in the page's colours. Decoration: the text beside it has the meaning. */
export function InlineDrawing({ viewBox, strokeWidth, lines, size }: Props) {
  return (
    <svg viewBox={viewBox} width={size} height={size} strokeWidth={strokeWidth} aria-hidden="true">
      {lines.map((line) => (
        <path key={line.d} {...line} />
      ))}
    </svg>
  );
}
