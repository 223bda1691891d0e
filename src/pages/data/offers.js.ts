import { dataModule } from '#data/entries.ts';
import { loadOffers } from '#data/offers.ts';

/** What the forms say of each offer, for those who come from its button. */
export const GET = async () => dataModule(await loadOffers());
