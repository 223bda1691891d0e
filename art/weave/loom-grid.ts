/** The measures of the hero scene, in its own units. Kept apart from the drawing, since the page's script needs two of them. */

/** A warp thread every 8 units. */
export const cell = 8;
/** The window into which the threads run. */
export const desk = { x: 64, y: 288, cols: 93, rows: 58 };
/** The woven band above it. */
export const bandHeight = 112;
const fringeHeight = 44;

export const loomSize = { width: 820, height: desk.y + desk.rows * cell + fringeHeight };

/** Where the red thread from the button enters the cloth. */
export const threadEntry = { x: desk.x, y: desk.y - bandHeight + 2 };
