import { dataModule, projectCards } from '#data/entries.ts';

/** The cards of all projects, for the portfolio's list and the search. */
export const GET = async () => dataModule(await projectCards());
