/** The woven labels of the tools that services and products name. */
import { ecommerce360 } from '#content/products/ecommerce-360.ts';
import { restaurantManagement } from '#content/products/restaurant-management.ts';
import { appDevelopment } from '#content/services/app-development.ts';
import { customSoftware } from '#content/services/custom-software.ts';
import { webDesignAndDevelopment } from '#content/services/web-design-and-development.ts';
import { wordpress } from '#content/services/wordpress.ts';
import { drawing, type Drawing } from './drawing.ts';
import { isWoven } from './letters.ts';

/** All tools in the content. */
export const tools: ReadonlySet<string> = new Set(
  [
    ...[webDesignAndDevelopment, wordpress, customSoftware].flatMap((service) => service.tools.items),
    ...appDevelopment.technologies.items,
    ...[ecommerce360, restaurantManagement].flatMap((product) => product.tools),
  ].map(({ name }) => name),
);

/** The label of a tool, 17 cells high; nothing for a name with a letter that is not woven. */
export function toolLabel(tool: string): Drawing | undefined {
  if (!tools.has(tool) || !isWoven(tool)) return undefined;
  return drawing({ kind: 'label', slug: tool });
}
