/** The list of all screens and their files that the router loads with the app. */
import * as v from 'valibot';

const Screen = v.looseObject({ imports: v.array(v.string()) });
const Manifest = v.looseObject({ routes: v.objectWithRest({ root: Screen }, Screen) });

/**
 * The list without what a browser has no use for: what a screen does not have, its style sheets, since each page asks for those
 * itself, and files that are there whenever a screen is loaded, because every page starts with them. Throws if the router writes it
 * in another way.
 */
export function slimManifest(script: string): string {
  const [, assignment, json = ''] = /^([\w.]+=)(\{.*\});?\s*$/s.exec(script) ?? [];
  if (!assignment) throw new Error('build/pages/slim-manifest.ts: the router’s manifest is not one assignment');
  const { routes, ...rest } = v.parse(Manifest, JSON.parse(json));
  const common = routes.root.imports;
  const slim: Record<string, unknown> = {};
  for (const [id, { imports, ...screen }] of Object.entries(routes)) {
    const facts = Object.entries(screen).filter(([name, value]) => value !== false && name !== 'hasDefaultExport' && name !== 'css');
    const own = id === 'root' ? imports : imports.filter((file) => !common.includes(file));
    slim[id] = { ...Object.fromEntries<unknown>(facts), imports: own };
  }
  return `${assignment}${JSON.stringify({ ...rest, routes: slim })};`;
}
