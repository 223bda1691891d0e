/**
 * Data as a module. The JSON is in a string: browsers read that several times as fast as the same as a part of a program, and
 * that of a long list is millions of characters.
 */
const start = "export default JSON.parse('";
const end = "');\n";

export function moduleOf(value: unknown): string {
  return start + JSON.stringify(value).replaceAll(/[\\']/g, String.raw`\$&`) + end;
}

/** The JSON in a module. */
export function jsonIn(module: string): string {
  return module.slice(start.length, -end.length).replaceAll(/\\([\\'])/g, '$1');
}
