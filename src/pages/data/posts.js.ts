import { dataModule, postCards } from '#data/entries.ts';

/** The cards of all posts, for the blog's list and the search. */
export const GET = async () => dataModule(await postCards());
