/** Turns what a form sends into the file that it is about: only what was changed in the form changes in the file. */
import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isMap, isScalar, isSeq, type Node, parseDocument, stringify, type YAMLMap, type YAMLSeq } from 'yaml';

type Fields = Record<string, unknown>;

/** How the files of content/ are written: as the formatter writes them. */
const style = { lineWidth: 0, singleQuote: true, flowCollectionPadding: false } as const;

/** The file's source with one more field, for the form alone. */
export function withField(source: string, field: string, value: string, { json }: { json: boolean }): string {
  if (!json) return `${source.trimEnd()}\n${stringify({ [field]: value })}`;
  const fields: unknown = JSON.parse(source);
  return JSON.stringify({ ...(isFields(fields) && fields), [field]: value });
}

/** The new source of a file. What says the same keeps its line, its quotes and its comments; empty fields are left out. */
export function mergeRecord(previous: string, fields: Fields, { json }: { json: boolean }): string {
  const document = parseDocument(previous);
  const before: unknown = document.toJS();
  if (isMap(document.contents)) mergeMap(document, document.contents, fields);
  const after: unknown = document.toJS();
  if (isDeepStrictEqual(before, after) && JSON.stringify(before) === JSON.stringify(after)) return previous;
  return json ? `${JSON.stringify(after, undefined, 2)}\n` : document.toString(style);
}

function mergeMap(document: Document, map: YAMLMap, sent: Fields): void {
  for (const name of Object.keys(valueOf(map) ?? {})) if (filled(sent[name]) === undefined && !isEmpty(map, name)) map.delete(name);
  for (const [name, value] of Object.entries(sent)) {
    if (filled(value) === undefined) continue;
    const node = map.get(name, true);
    map.set(name, merged(document, node, value));
  }
}

/** Whether a field is in its file and says nothing there, as the sign after an amount may. */
function isEmpty(map: YAMLMap, name: string): boolean {
  return filled(valueOf(map)?.[name]) === undefined;
}

/** The node with the new value: itself where that is possible. */
function merged(document: Document, node: unknown, value: unknown): unknown {
  const written = isNode(node) ? toJs(node) : undefined;
  if (isDeepStrictEqual(filled(written), filled(value))) return node;
  if (isMap(node) && isFields(value)) {
    mergeMap(document, node, value);
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    mergeList(document, node, value);
    return node;
  }
  if (isScalar(node) && typeof node.value === typeof value) {
    node.value = value;
    return node;
  }
  return document.createNode(filled(value));
}

/** Entries that are there already are moved as they are written, comments included. */
function mergeList(document: Document, list: YAMLSeq, sent: readonly unknown[]): void {
  const [old, used] = [[...list.items], new Set<unknown>()];
  const found = sent.map((value) => {
    const same = old.find((item) => !used.has(item) && isNode(item) && isDeepStrictEqual(filled(toJs(item)), filled(value)));
    used.add(same);
    return same;
  });
  list.items = sent.map((value, i) => {
    if (found[i] !== undefined) return found[i];
    const here = used.has(old[i]) ? undefined : old[i];
    used.add(here);
    return merged(document, here, value);
  });
}

/** Without the fields that a form left empty: the schemas have no empty values. Undefined if nothing is left. */
function filled(value: unknown): unknown {
  if (value === null || value === undefined || value === '' || value === false) return undefined;
  if (Array.isArray(value)) {
    return value.length > 0 ? value.map((part: unknown) => (isFields(part) ? (filled(part) ?? {}) : part)) : undefined;
  }
  if (!isFields(value)) return value;
  const fields = Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    const rest = filled(part);
    return rest === undefined ? [] : [[name, rest]];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isCollection(value);
}

function toJs(node: Node): unknown {
  return node.toJSON();
}

function valueOf(map: YAMLMap): Fields | undefined {
  const value: unknown = map.toJSON();
  return isFields(value) ? value : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
