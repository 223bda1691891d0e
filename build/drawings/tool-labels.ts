/** The woven label of every tool in the content whose letters are all woven, and a module with their addresses by tool (generated/woven/tool-labels.ts). */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { label, labelCells } from '#art/weave/label.ts';
import { isWoven } from '#art/weave/letters.ts';
import { ecommerce360 } from '#content/products/ecommerce-360.ts';
import { restaurantManagement } from '#content/products/restaurant-management.ts';
import { appDevelopment } from '#content/services/app-development.ts';
import { customSoftware } from '#content/services/custom-software.ts';
import { webDesignAndDevelopment } from '#content/services/web-design-and-development.ts';
import { wordpress } from '#content/services/wordpress.ts';
import type { Publisher } from '../content/publish.ts';

export async function writeLabels(folder: string, publisher: Publisher): Promise<void> {
  const tools = [
    ...[webDesignAndDevelopment, wordpress, customSoftware].flatMap((service) => service.tools.items),
    ...appDevelopment.technologies.items,
    ...[ecommerce360, restaurantManagement].flatMap((product) => product.tools),
  ];
  const names = [...new Set(tools.map(({ name }) => name))].filter(isWoven).toSorted();
  const labels = names.map(async (name) => [
    name,
    { src: await publisher.content(`${fileName(name)}.svg`, label(name)), cells: labelCells(name) },
  ]);
  await writeFile(
    join(folder, 'tool-labels.ts'),
    `/** Labels by the tool's name. \`cells\` is the label's width; each is 17 cells high. */
export const toolLabels: Record<string, { src: string; cells: number }> = ${JSON.stringify(Object.fromEntries(await Promise.all(labels)))};\n`,
  );
}

function fileName(tool: string): string {
  return `label-${tool.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
}
