/**
 * The woven pictures of the entries, as files of the site. What decides about a drawing decides about its name, so that it is known
 * before the drawing is there: that of the last build stays, and the others are drawn on all processors.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { linkOrCopy } from '../link-or-copy.ts';
import { digest, digestOfFiles } from '../recipe.ts';
import { inThreads } from '../threads.ts';
import type { Subject } from './covers.ts';

/** Whatever decides how a subject is drawn. */
const recipe = ['art/weave/*.ts', 'build/drawings/covers.ts', 'app/styles/tokens.css'];
const usualCache = 'node_modules/.cache/drawings';

/** A drawing to make, and the file for it. */
export type DrawingJob = { file: string; subject: Subject };

export class Drawings {
  readonly #wanted = new Map<string, Subject>();
  readonly #recipe = digestOfFiles(recipe);

  /** The address that the drawing will have. */
  address(subject: Subject): string {
    const name = `${subject.kind}-${subject.slug}-${digest(JSON.stringify([this.#recipe, subject])).slice(0, 8)}.svg`;
    this.#wanted.set(name, subject);
    return `/assets/${name}`;
  }

  /** The names of the files whose addresses were asked for. */
  get names(): ReadonlySet<string> {
    return new Set(this.#wanted.keys());
  }

  /** Writes all drawings whose addresses were asked for into the folder. Gives how many had to be drawn. */
  async write(folder: string, cache = usualCache): Promise<number> {
    await mkdir(cache, { recursive: true });
    await mkdir(folder, { recursive: true });
    const [kept, there] = [new Set(await readdir(cache)), new Set(await readdir(folder))];
    const missing = [...this.#wanted].flatMap(([name, subject]): DrawingJob[] =>
      kept.has(name) ? [] : [{ file: join(cache, name), subject }],
    );
    await inThreads(new URL('drawing-worker.ts', import.meta.url), {}, missing);
    for (const name of this.#wanted.keys()) if (!there.has(name)) linkOrCopy(join(cache, name), join(folder, name));
    return missing.length;
  }
}
