/** Which of the app's modules come in one file. Derived from the imports, so that it follows every change of the code. */

type ModuleInfo = { importers: readonly string[] };
type GetModuleInfo = (id: string) => ModuleInfo | null;

/**
 * The name of the file that a module belongs to; null leaves it to the bundler. `framework` is React and the router. `site` is
 * what every page loads, and what the home page shares with another screen. Two files compress better than
 * about forty small ones and need fewer requests; what only some screens use stays apart, so that no page loads the forms'
 * outbox for nothing.
 */
export function chunkOf(id: string, getModuleInfo: GetModuleInfo): string | null {
  if (/node_modules|preload-helper/.test(id)) return id.includes('idb-keyval') ? null : 'framework';
  const screens = screensOf(id, getModuleInfo);
  if (screens.has('root')) return 'site';
  return screens.has('home') && screens.size > 1 && !/features.forms/.test(id) ? 'site' : null;
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
