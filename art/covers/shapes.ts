/** Tools to draw the covers. A shape decides which cells belong to it, a paint which colour a cell gets. All units are cells. */
import { columns } from '../weave/letters.ts';
import type { Cells } from '../weave/svg-path.ts';
import { drawing, type Figure } from '../weave/woven-svg.ts';

/** The index of a cell's colour. Undefined where the paint is transparent. */
export type Paint = (x: number, y: number) => number | undefined;

type Point = readonly [x: number, y: number];

/** Several paints, the last one on top. */
export function over(...paints: readonly Paint[]): Paint {
  const fromTop = paints.toReversed();
  return (x, y) => {
    for (const paint of fromTop) {
      const colour = paint(x, y);
      if (colour !== undefined) return colour;
    }
    return undefined;
  };
}

/** The same as a figure for a whole cover: transparent cells are background. */
export function layers(...paints: readonly Paint[]): Figure {
  const paint = over(...paints);
  return (x, y) => paint(x, y) ?? 0;
}

/** A shape filled with one colour or with a figure. */
export function fill(shape: Cells, colour: number | Figure): Paint {
  return (x, y) => {
    if (!shape(x, y)) return undefined;
    return typeof colour === 'number' ? colour : colour(x, y);
  };
}

export function box(left: number, top: number, width: number, height: number): Cells {
  return (x, y) => x >= left && y >= top && x < left + width && y < top + height;
}

/** A whole number as the centre is between two cells, a half is in the middle of a cell. */
export function oval(centreX: number, centreY: number, radiusX: number, radiusY = radiusX): Cells {
  return (x, y) => ((x + 0.5 - centreX) / radiusX) ** 2 + ((y + 0.5 - centreY) / radiusY) ** 2 <= 1;
}

/** Cells with their middle inside the polygon. */
export function polygon(...points: readonly Point[]): Cells {
  return (x, y) => {
    const [atX, atY] = [x + 0.5, y + 0.5];
    let inside = false;
    for (const [i, [fromX, fromY]] of points.entries()) {
      const [toX, toY] = points[(i + 1) % points.length] ?? [0, 0];
      if (fromY > atY !== toY > atY && atX < fromX + ((toX - fromX) * (atY - fromY)) / (toY - fromY)) inside = !inside;
    }
    return inside;
  };
}

/** Cells with their middle at most half the line's width away from the line. */
export function line(width: number, ...points: readonly Point[]): Cells {
  return (x, y) =>
    points.slice(1).some(([toX, toY], i) => {
      const [fromX, fromY] = points[i] ?? [0, 0];
      const [wayX, wayY] = [toX - fromX, toY - fromY];
      const along = ((x + 0.5 - fromX) * wayX + (y + 0.5 - fromY) * wayY) / (wayX ** 2 + wayY ** 2);
      const near = Math.min(1, Math.max(0, along));
      return Math.hypot(x + 0.5 - fromX - near * wayX, y + 0.5 - fromY - near * wayY) <= width / 2;
    });
}

export function any(...shapes: readonly Cells[]): Cells {
  return (x, y) => shapes.some((shape) => shape(x, y));
}

export function both(...shapes: readonly Cells[]): Cells {
  return (x, y) => shapes.every((shape) => shape(x, y));
}

export function without(shape: Cells, hole: Cells): Cells {
  return (x, y) => shape(x, y) && !hole(x, y);
}

/** The shape and all cells near it, up to that distance: for free space between a subject and the pattern behind it. */
export function around(shape: Cells, cells: number): Cells {
  const steps = Array.from({ length: 2 * cells + 1 }, (_, i) => i - cells);
  return (x, y) => steps.some((dy) => steps.some((dx) => Math.abs(dx) + Math.abs(dy) <= cells + 1 && shape(x + dx, y + dy)));
}

/** Only the cells at the edge of the shape. */
export function rim(shape: Cells): Cells {
  return (x, y) => shape(x, y) && !(shape(x - 1, y) && shape(x + 1, y) && shape(x, y - 1) && shape(x, y + 1));
}

/** The cells with the first colour (`#`) of a drawing made of rows (`.`, `#`, `o`, `+`). */
export function stamp(picture: string, left: number, top: number): Cells {
  const { cols, rows, figure } = drawing(picture);
  return (x, y) => x >= left && y >= top && x < left + cols && y < top + rows && figure(x - left, y - top) === 1;
}

/** A drawing made of rows. `colours` are those of `#`, `o` and `+`. */
export function drawn(picture: string, left: number, top: number, colours: readonly number[]): Paint {
  const { cols, rows, figure } = drawing(picture);
  return (x, y) => {
    if (x < left || y < top || x >= left + cols || y >= top + rows) return undefined;
    return colours[figure(x - left, y - top) - 1];
  };
}

/** A word in the letters of the tool labels, seven cells high (lowercase five). */
export function word(text: string, left: number, top: number): Cells {
  const bits = columns(text);
  return (x, y) => y >= top && y < top + 8 && (((bits[x - left] ?? 0) >> (y - top)) & 1) === 1;
}

/** A pattern of art/weave in the colours of a cover. `places` are the indexes of its first, second and third colour. */
export function dyed(figure: Figure, places: readonly number[]): Figure {
  return (x, y) => places[figure(x, y) - 1] ?? 0;
}
