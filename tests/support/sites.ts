/** The two built sites that tests look at, and where they are served. */
import { join } from 'node:path';

/** Made by `npm test`, in a folder that git ignores. */
const made = 'test-results';

/** Content of the tests' own (tests/fixtures): tests of behaviour stand on it. */
export const fixture = { content: join(made, 'fixture/content'), folder: join(made, 'fixture/dist/current'), port: 4173 };

/** The content of this repository, held by rules that any valid content meets. */
export const own = { content: 'content', folder: 'dist/current', port: 4174 };

/** `npm run dev`. */
export const development = { port: 4175 };
