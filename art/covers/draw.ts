/**
 * Writes the covers of the posts as scenes (`node art/covers/draw.ts`); `npm run art` then makes the pictures of them. A post
 * that has no drawing here may go without a cover: the site weaves it one.
 */
import { writeFile } from 'node:fs/promises';
import { covers } from './covers.ts';
import { scene } from './scene.ts';

for (const cover of covers) await writeFile(new URL(`../scenes/blog-${cover.post}.html`, import.meta.url), scene(cover));
