import { posix } from 'node:path';
import { parseSync } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };

export interface Import {
  /** The file meant, from the project's root and without a query such as `?raw`; of `import.meta.glob` the pattern. */
  target: string;
  /** Nothing of it is left when the program runs. */
  typesOnly: boolean;
}

/**
 * What a source file takes from other files of the project: imports, re-exports, dynamic imports, imported types and
 * `import.meta.glob`. Packages are left out, as are dynamic imports of which not even the beginning is written down.
 * Throws when the source cannot be parsed or uses an alias that package.json does not define.
 */
export function importsOf(file: string, source: string): Import[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Import[] = [];
  visit(program, (node) => {
    const specifier = specifierOf(node);
    const target = specifier === undefined ? undefined : resolve(file, specifier);
    if (target === undefined) return;
    found.push({ target, typesOnly: [node.importKind, node.exportKind].includes('type') || node.type === 'TSImportType' });
  });
  // The router's generated types of a route lie beside it in name only.
  return found.filter(({ target }) => !target.includes('/+types/'));
}

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (!isNode(value)) return;
  look(value);
  for (const child of Object.values(value)) visit(child, look);
}

function specifierOf(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return textOf(node.source);
    case 'CallExpression':
      return isGlob(node.callee) && Array.isArray(node.arguments) ? textOf(node.arguments[0]) : undefined;
    default:
      return undefined;
  }
}

/** A literal, or what a template begins with. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (typeof node.value === 'string') return node.value;
  const first: unknown = Array.isArray(node.quasis) ? node.quasis[0] : undefined;
  return isNode(first) && isNode(first.value) && typeof first.value.cooked === 'string' ? first.value.cooked : undefined;
}

function isGlob(callee: unknown): boolean {
  return (
    isNode(callee) &&
    isNode(callee.object) &&
    callee.object.type === 'MetaProperty' &&
    isNode(callee.property) &&
    callee.property.name === 'glob'
  );
}

function resolve(file: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), path));
  if (!path.startsWith('#')) return undefined;
  for (const [alias, folder] of Object.entries(packageJson.imports)) {
    const beginning = alias.slice(0, -1);
    if (path.startsWith(beginning)) return posix.normalize(posix.join(folder.slice(0, -1), path.slice(beginning.length)));
  }
  throw new Error(`${file} imports ${specifier}, an alias that package.json does not define`);
}
