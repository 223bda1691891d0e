/** Turns what the form sends into the entry's file: only what was changed in the form changes in the file. */
import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, parseDocument, stringify } from 'yaml';
import { keepBlocks } from './keep-blocks.ts';

type Fields = Record<string, unknown>;

/** Front matter and text of a file. Undefined if it has no front matter. */
export function splitEntry(source: string): { front: string; text: string } | undefined {
  const match = /^---\r?\n([^]*?)\r?\n---\r?\n?([^]*)$/.exec(source);
  return match ? { front: match[1] ?? '', text: match[2] ?? '' } : undefined;
}

/** The file's source with more fields in its front matter, for the form alone. */
export function withFields(source: string, fields: Fields): string {
  const entry = splitEntry(source);
  return entry ? `---\n${entry.front}\n${stringify(fields)}---\n${entry.text}` : source;
}

/** One more than the highest number among the ids of these files. */
export function nextId(sources: readonly string[]): string {
  const ids = sources.map((source) => Number(/^id: *['"]?(\d+)\b/m.exec(source)?.[1] ?? 0));
  return String(Math.max(0, ...ids) + 1);
}

/**
 * The new source of a file. Fields that have not changed keep their line, their quotes and their comments, and so does a text
 * that has not changed. Empty fields are left out.
 */
export function mergeEntry(previous: string | undefined, sent: { fields: Fields; text: string }): string {
  const before = (previous === undefined ? undefined : splitEntry(previous)) ?? { front: '', text: '' };
  const text = keepBlocks(before.text, sent.text);
  const front = mergeFront(before.front, withoutEmpty(sent.fields));
  return `---\n${front}\n---\n${text === before.text.trim() ? before.text : `\n${text}\n`}`;
}

function mergeFront(before: string, fields: Fields): string {
  const { contents } = parseDocument(before);
  const pairs = isMap(contents) ? contents.items : [];
  const value: unknown = contents?.toJSON();
  const old = isFields(value) ? value : {};
  const filledIn = withoutEmpty(old);
  let front = before;
  // From the last to the first, so that the places of the others stay.
  for (const { key, value: written } of pairs.toReversed()) {
    if (!isScalar(key)) continue;
    const name = String(key.value);
    if (isDeepStrictEqual(filledIn[name], fields[name])) continue;
    const start = key.range[0];
    const length = front.slice(start, (written ?? key).range[1]).trimEnd().length;
    const lineEnd = front.indexOf('\n', start + length);
    front =
      name in fields
        ? front.slice(0, start) + line(name, fields[name]) + front.slice(start + length)
        : front.slice(0, start) + (lineEnd === -1 ? '' : front.slice(lineEnd + 1));
  }
  const added = Object.keys(fields).filter((name) => !(name in old));
  return [front.trimEnd(), ...added.map((name) => line(name, fields[name]))].filter(Boolean).join('\n');
}

function line(name: string, value: unknown): string {
  return stringify({ [name]: value }, { lineWidth: 0, singleQuote: true }).trimEnd();
}

/** Without the fields that the form left empty: the schema has no empty values. */
function withoutEmpty(value: unknown): Fields {
  return isFields(value)
    ? Object.fromEntries(
        Object.entries(value)
          .map(([name, part]): [string, unknown] => [name, pruned(part)])
          .filter(([, part]) => part !== undefined),
      )
    : {};
}

function pruned(value: unknown): unknown {
  if (value === null || value === undefined || value === '' || value === false) return undefined;
  if (Array.isArray(value)) {
    return value.length > 0 ? value.map((part: unknown) => (isFields(part) ? withoutEmpty(part) : part)) : undefined;
  }
  if (!isFields(value)) return typeof value === 'string' ? value.trim() : value;
  const fields = withoutEmpty(value);
  return Object.keys(fields).length > 0 ? fields : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
