/**
 * Writes the scenes of the posts' covers (`node art/covers/draw.ts`); `npm run art` then renders them to pictures. A post does
 * not need a drawing here: without one the site generates a cover.
 */
import { writeFile } from 'node:fs/promises';
import { covers } from './covers.ts';
import { scene } from './scene.ts';

for (const cover of covers) await writeFile(new URL(`../scenes/blog-${cover.post}.html`, import.meta.url), scene(cover));
