/**
 * The parts of the site's style sheet. Each page contains inline what it can use, so that no request blocks the first paint. What
 * the app shows later needs the rest, a file that loads together with the app.
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

/**
 * The sheet without the fonts and the rules that every page has inline, since all its classes are on every page. A rule that comes
 * once more makes the browser compute anew the styles of all elements that it matches, and that of a font lay out all text.
 */
export function remainingStyles(sheet: string, onEveryPage: ReadonlySet<string>): string {
  const rest = postcss.parse(sheet);
  keepRules(rest, (selector) => classesOf(selector).some((name) => !onEveryPage.has(name)));
  rest.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  dropUnusedKeyframes(rest);
  return rest.toString();
}

function partOf(whole: Root, classes: ReadonlySet<string>): string {
  const part = whole.clone();
  keepRules(part, (selector) => classesOf(selector).every((name) => classes.has(name)));
  dropUnusedKeyframes(part);
  return part.toString();
}

function keepRules(container: Container, isKept: (selector: string) => boolean): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter(isKept);
      if (selectors.length === 0) node.remove();
      else if (selectors.length < node.selectors.length) node.selectors = selectors;
    } else if (node.type === 'atrule' && ['media', 'layer', 'supports'].includes(node.name) && node.nodes) {
      keepRules(node, isKept);
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
