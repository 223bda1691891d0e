import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CSSOptions } from 'vite';

type PostcssPlugin = Extract<NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number], { postcssPlugin: string }>;

const conditionsFile = fileURLToPath(new URL('../styles/conditions.css', import.meta.url));

/**
 * What the build does with every style sheet. A name of src/styles/conditions.css becomes its condition, such as `(--phone)` in
 * `@media (--phone)`; a name that is not there ends the build. A style module without a layer of its own is put in the layer
 * `section` (src/styles/layers.css), so that it overrides all parts, and print overrides it.
 */
export function styleConditions(): PostcssPlugin {
  return {
    postcssPlugin: 'style-conditions',
    Once(root, { AtRule, result }) {
      // Astro then knows that a sheet changes with the names.
      result.messages.push({ type: 'dependency', plugin: 'style-conditions', file: conditionsFile, parent: root.source?.input.file });
      const conditions = readConditions();
      root.walkAtRules('media', (rule) => {
        rule.params = rule.params.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
          const condition = conditions.get(name);
          if (condition) return condition;
          throw rule.error(`No condition is named ${name}. src/styles/conditions.css has ${[...conditions.keys()].join(', ')}.`);
        });
      });
      const isModule = root.source?.input.file?.endsWith('.module.css');
      if (!isModule || root.nodes.some((node) => node.type === 'atrule' && node.name === 'layer')) return;
      const layer = new AtRule({ name: 'layer', params: 'section' });
      layer.append(root.nodes);
      root.append(layer);
    },
  };
}

function readConditions(): Map<string, string> {
  const definitions = readFileSync(conditionsFile, 'utf8').matchAll(/@custom-media (--[\w-]+) ([^;]+);/g);
  return new Map([...definitions].map(([, name = '', condition = '']) => [name, condition]));
}
