/**
 * The part of the site's style sheet that one page can use. Each page carries its own part in itself, so that nothing
 * stands before the first paint; the whole sheet is a file that comes with the app, for what the app shows later.
 */
import postcss, { type Container, type Root } from 'postcss';

/** Parses the whole sheet once. What it returns gives a page's part: the rules of which the page has every class. */
export function usedStyles(sheet: string): (classes: ReadonlySet<string>) => string {
  const whole = postcss.parse(sheet);
  return (classes) => {
    const part: Root = whole.clone();
    keep(part, classes);
    dropUnusedKeyframes(part);
    return part.toString();
  };
}

function keep(container: Container, names: ReadonlySet<string>): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((selector) => classesOf(selector).every((name) => names.has(name)));
      if (selectors.length === 0) node.remove();
      else if (selectors.length < node.selectors.length) node.selectors = selectors;
    } else if (node.type === 'atrule' && ['media', 'layer', 'supports'].includes(node.name) && node.nodes) {
      keep(node, names);
      if (node.nodes.length === 0) node.remove();
    }
  });
}

/** Classes that an element must have. What stands in :is(), :not(), :has() and their like only narrows, so it is let be. */
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
