/** Which of the app's modules come in one file. Derived from the imports, so that it follows every change of the code. */

/** The files, from the most general one on. */
export const chunks = ['framework', 'site', 'forms'] as const;

type ModuleInfo = { importers: readonly string[] };
type GetModuleInfo = (id: string) => ModuleInfo | null;

/**
 * The name of the file that a module belongs to; null leaves it to the bundler. `framework` is React and the router, with what the
 * router calls of ours (until-loaded). `site` is
 * what every page loads, and what the home page shares with another screen, but for what the forms share: `forms`. Three
 * files compress better than about forty small ones and need fewer requests; no page without a form loads those of the forms.
 */
export function chunkOf(id: string, getModuleInfo: GetModuleInfo): (typeof chunks)[number] | null {
  if (/node_modules|preload-helper|until-loaded/.test(id)) return id.includes('idb-keyval') ? 'forms' : 'framework';
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
