/** Which of the app's modules come in one file. Derived from the imports, so that it follows every change of the code. */

/** The files, from the most general one on. */
export const chunks = ['react', 'router', 'site', 'forms'] as const;

type ModuleInfo = { importers: readonly string[] };
type GetModuleInfo = (id: string) => ModuleInfo | null;

/**
 * The name of the file that a module belongs to; null leaves it to the bundler. `router` has also what
 * the router calls of ours (until-loaded). It and React are two files, because one would hold a slow phone up for 80 ms when it
 * runs. `site` is what every page loads, and what the home page shares with another screen, but for what the forms share: `forms`.
 * Four files compress better than about forty small ones and need fewer requests; no page without a form loads those of the forms.
 */
export function chunkOf(id: string, getModuleInfo: GetModuleInfo): (typeof chunks)[number] | null {
  if (id.includes('idb-keyval')) return 'forms';
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react';
  if (/node_modules|preload-helper|until-loaded/.test(id)) return 'router';
  const screens = screensOf(id, getModuleInfo);
  if (screens.has('root')) return 'site';
  if (!screens.has('home') || screens.size === 1) return null;
  return /features.forms/.test(id) ? 'forms' : 'site';
}

/** The names of the route files that import a module, directly or through others. */
function screensOf(id: string, getModuleInfo: GetModuleInfo, seen = new Set<string>()): Set<string> {
  const screens = new Set<string>();
  if (seen.has(id)) return screens;
  seen.add(id);
  const screen = /\/app\/(?:routes\/)?([\w-]+)\.tsx(?:$|\?)/.exec(id)?.[1];
  if (screen) return screens.add(screen);
  for (const importer of getModuleInfo(id)?.importers ?? []) {
    for (const found of screensOf(importer, getModuleInfo, seen)) screens.add(found);
  }
  return screens;
}
