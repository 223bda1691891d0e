/** The sizes of the hero's drawing, in its own units. */

/** Distance between two warp threads. */
export const cell = 8;
/** The screen below the threads. */
export const screen = { x: 64, y: 288, cols: 93, rows: 58 };
/** Height of the woven band above the screen. */
export const bandHeight = 112;

/** Where the red thread from the button enters the band. */
export const threadEntry = { x: screen.x, y: screen.y - bandHeight + 2 };
