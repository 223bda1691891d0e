/**
 * Pictures of the typed records. Those of `content/products/menu.ts` are in `content/products/menu/`, those of the pages in
 * `content/pages/`. The app gets one module for each folder, with the pictures by name.
 */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findPicture } from './pictures.ts';
import type { Publisher } from './publish.ts';

const folders = ['pages', 'products/menu', 'products/ecommerce-360', 'products/restaurant-management', 'services'];

export async function writeRecordPictures(root: string, target: string, publisher: Publisher): Promise<void> {
  for (const folder of folders) {
    const names = new Set((await readdir(join(root, folder)).catch(() => [])).flatMap((file) => /^(.+)-\d+\.webp$/.exec(file)?.[1] ?? []));
    const lines: string[] = [];
    for (const name of [...names].toSorted()) {
      const files = await findPicture(join(root, folder), name);
      if (!files) continue;
      const { alt: _, ...picture } = await publisher.picture(files, '');
      lines.push(`  ${JSON.stringify(name)}: ${JSON.stringify(picture)},`);
    }
    const file = join(target, `${folder}.ts`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      `import type { Picture } from '#content/entries.ts';\n\nexport const pictures = {\n${lines.join('\n')}\n} satisfies Record<string, Omit<Picture, 'alt'>>;\n`,
    );
  }
}
