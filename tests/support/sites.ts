/**
 * The built site that tests look at, and where it is served. In this folder it is that of the repository's content; the tests of
 * behaviour are run in a copy of the project, as another company with content of its own (tests/fixtures/write-copy.ts).
 */
export const site = { content: 'content', folder: 'dist/current', port: 4173 };

/** The folder of the copy, and its built site. */
export const copy = { root: 'test-results/copy', folder: 'test-results/copy/dist/current' };

/** `npm run dev`. */
export const development = { port: 4175 };
