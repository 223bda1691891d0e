/** The service menu and the product menu, which the footer, both lists and the search show too. */
import products from '../../content/products/menu.json' with { type: 'json' };
import services from '../../content/services/menu.json' with { type: 'json' };
import type { MenuEntry } from './schemas/product.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build checks both; JSON does not say which icons there are
export const [serviceMenu, productMenu] = [services.entries, products.entries] as [MenuEntry[], MenuEntry[]];
