import { dataModule } from '#data/cards.ts';
import { loadRequests } from '#data/requests.ts';

/** What the forms say of each offer, for those who come from its button. */
export const GET = async () => dataModule(await loadRequests());
