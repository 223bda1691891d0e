/** A cover's scene: one picture of cloth, ready for render.ts. */
import { svg, type Colours, type Figure } from '../weave/weft.ts';

export interface Cover {
  /** The post's number and its folder. */
  post: number;
  slug: string;
  /** What one sees, for whoever opens the scene. */
  title: string;
  figure: Figure;
  colours: Colours;
}

/** Cells of 12 px, whole pixels at 800 and 1200 too. The outer columns are cut to a third, since 1600 is no multiple. */
export const cols = 134;
export const rows = 75;
const [cell, width, height] = [12, 1600, 900];

/** The page of one cover (1600 x 900). It is laid out as the formatter would lay it out. */
export function scene({ post, slug, title, figure, colours }: Cover): string {
  const margin = (cols - width / cell) / 2;
  const view = `viewBox="${margin.toFixed(3)} 0 ${(width / cell).toFixed(3)} ${rows}" width="${width}" height="${height}"`;
  const [open = '', ...paths] = svg(cols, rows, figure, colours, { thread: 10 / 12 })
    .replace('</svg>', '')
    .split(/(?=<path)/);
  return `<!doctype html>
<!-- Post ${post}: ${title}. Drawn by art/covers/draw.ts. -->
<html lang="en">
  <meta charset="utf-8" />
  <title>${title}</title>
  <style>
    * {
      margin: 0;
    }
    section {
      width: ${width}px;
      height: ${height}px;
    }
    svg {
      display: block;
    }
  </style>
  <section data-picture="content/blog/${slug}/cover" data-widths="320 480 800 1200 1600">
    ${open.replace(/viewBox="[^"]*"/, view)}
${paths.map(laidOut).join('\n')}
    </svg>
  </section>
</html>
`;
}

/** An element as the formatter leaves it: an attribute a line where it would be too long. */
function laidOut(path: string): string {
  const line = `      ${path.replace('/>', ' />')}`;
  if (line.length <= 140) return line;
  const attributes = path.match(/[\w-]+="[^"]*"/g) ?? [];
  return ['      <path', ...attributes.map((attribute) => `        ${attribute}`), '      />'].join('\n');
}
