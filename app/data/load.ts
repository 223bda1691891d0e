/**
 * The entries as data beside the app: modules that the build writes (build/content/write-data.ts) and that no other module
 * imports by its name. So neither the app's files nor the pages of other entries change when an entry does.
 */
import { jsonIn } from '#app/lib/data-module.ts';
import { publicFolder } from '#generated/data.ts';

/** What has come, by its address. To import a module that is there takes a browser several tasks, in the middle of a navigation. */
const loaded = new Map<string, unknown>();

/** What is in the module at this address of the site. Rejects when it does not come. */
export async function load<Data>(address: string): Promise<Data> {
  if (import.meta.env.SSR) {
    const { readFile } = await import('node:fs/promises');
    const text = await readFile(publicFolder + address, 'utf8');
    // oxlint-disable-next-line typescript/no-unsafe-return -- written by the build
    return JSON.parse(jsonIn(text));
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the build
  if (loaded.has(address)) return loaded.get(address) as Data;
  // With its origin: the development server takes a path for a module of the app.
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by the build
  const module: { default: Data } = await import(/* @vite-ignore */ location.origin + address);
  loaded.set(address, module.default);
  return module.default;
}
