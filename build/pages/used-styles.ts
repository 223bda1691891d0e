/**
 * The part of the site's style sheet that one page can use. Each page contains its own part inline, so that no request
 * blocks the first paint. The whole sheet is a file that loads together with the app, for what the app shows later.
 */
import postcss, { type Container, type Root } from 'postcss';

/** Parses the sheet once. The returned function gives the part for a page: a rule stays if the page has all of its classes. */
export function usedStyles(sheet: string): (classes: ReadonlySet<string>) => string {
  const whole = postcss.parse(sheet);
  // Pages of one kind mostly have the same classes.
  const known = new Map<string, string>();
  return (classes) => {
    const key = [...classes].toSorted().join(' ');
    const text = known.get(key) ?? partOf(whole, classes);
    known.set(key, text);
    return text;
  };
}

function partOf(whole: Root, classes: ReadonlySet<string>): string {
  const part = whole.clone();
  keepUsedRules(part, classes);
  dropUnusedKeyframes(part);
  return part.toString();
}

function keepUsedRules(container: Container, names: ReadonlySet<string>): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((selector) => classesOf(selector).every((name) => names.has(name)));
      if (selectors.length === 0) node.remove();
      else if (selectors.length < node.selectors.length) node.selectors = selectors;
    } else if (node.type === 'atrule' && ['media', 'layer', 'supports'].includes(node.name) && node.nodes) {
      keepUsedRules(node, names);
      if (node.nodes.length === 0) node.remove();
    }
  });
}

/** The classes that a selector requires. Those in :is(), :not(), :has() and the like do not count: they may be alternatives. */
function classesOf(selector: string): string[] {
  let outer = selector;
  for (let before = ''; before !== outer;) {
    before = outer;
    outer = outer.replaceAll(/:[\w-]+\([^()]*\)/g, '');
  }
  return [...outer.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}

function dropUnusedKeyframes(part: Root): void {
  const declared = new Set<string>();
  part.walkDecls(/^animation/, ({ value }) => value.split(/[\s,]+/).forEach((word) => declared.add(word)));
  part.walkAtRules('keyframes', (rule) => {
    if (!declared.has(rule.params)) rule.remove();
  });
}
