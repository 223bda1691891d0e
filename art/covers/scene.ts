/** The scene of a cover, for art/render-scenes.ts. */
import { svg, type Colours, type Figure } from '../weave/woven-svg.ts';

export interface Cover {
  /** The number and the folder of the post. */
  post: number;
  slug: string;
  /** A description for people who open the scene file. */
  title: string;
  figure: Figure;
  colours: Colours;
}

/** A cell is 12 px, which are whole pixels also at 800 and 1200 px. 1600 is not a multiple of 12, so the outer columns are cut to a third. */
export const cols = 134;
export const rows = 75;
const [cell, width, height] = [12, 1600, 900];

/** The HTML page of one cover (1600 x 900). */
export function scene({ post, slug, title, figure, colours }: Cover): string {
  const margin = (cols - width / cell) / 2;
  const view = `viewBox="${margin.toFixed(3)} 0 ${(width / cell).toFixed(3)} ${rows}" width="${width}" height="${height}"`;
  const [open = '', ...paths] = svg(cols, rows, figure, colours, { thread: 10 / 12 })
    .replace('</svg>', '')
    .split(/(?=<path)/);
  return `<!doctype html>
<!-- Post ${post}: ${title}. Drawn by art/covers. -->
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
  <section data-picture="content/blog/${slug}/cover">
    ${open.replace(/viewBox="[^"]*"/, view)}
${paths.map(laidOut).join('\n')}
    </svg>
  </section>
</html>
`;
}

/** An element as the formatter writes it: one attribute in each line when one line would be too long. */
function laidOut(path: string): string {
  const line = `      ${path.replace('/>', ' />')}`;
  if (line.length <= 140) return line;
  const attributes = path.match(/[\w-]+="[^"]*"/g) ?? [];
  return ['      <path', ...attributes.map((attribute) => `        ${attribute}`), '      />'].join('\n');
}
