/** The control of each field in the editor's form, from the field's schema (content/schema.ts) alone. */
import * as v from 'valibot';
import { entryLabels } from '#content/entry-labels.ts';

/** A field in the configuration of Decap CMS (https://decapcms.org/docs/widgets). */
export type Control = {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  pattern?: [expression: string, message: string];
  fields?: Control[];
  field?: Control;
  options?: readonly (string | number)[];
  [setting: string]: unknown;
};

type Part = { type: string; requirement?: unknown; message?: unknown };
type Piped = v.GenericSchema & { pipe: [v.GenericSchema, ...Part[]] };

type Settings = { widget: string; [setting: string]: unknown };

/** The controls of an object's fields, in the schema's order. Throws for a type of schema that no control stands for. */
export function controlsOf(entries: Readonly<Record<string, v.GenericSchema>>): Control[] {
  return Object.entries(entries).map(([name, schema]) => controlOf(name, schema));
}

function controlOf(name: string, schema: v.GenericSchema): Control {
  const { label, hint } = entryLabels[name] ?? { label: name };
  const required = !isOptional(schema);
  return { name, label, ...(hint && { hint }), required, ...settingsOf(name, isOptional(schema) ? schema.wrapped : schema, required) };
}

function settingsOf(name: string, schema: v.GenericSchema, required: boolean): Settings {
  const parts = partsOf(schema);
  const requirement = (type: string) => parts.find((part) => part.type === type)?.requirement;
  if (isObject(schema)) {
    const fields = controlsOf(schema.entries);
    // Decap would ask for the fields of a group that is left out; what a group lacks is said when the entry is saved.
    if (!required) for (const field of fields) field.required = false;
    return { widget: 'object', collapsed: false, fields };
  }
  if (isPicklist(schema)) return { widget: 'select', options: schema.options };
  if (isArray(schema)) {
    const item = controlOf(name, schema.item);
    if (item.widget === 'select') return { widget: 'select', multiple: true, options: item.options };
    const length = requirement('length');
    return {
      widget: 'list',
      collapsed: false,
      ...(typeof length === 'number' ? { min: length, max: length } : parts.some(({ type }) => type === 'non_empty') && { min: 1 }),
      ...(item.fields ? { fields: item.fields } : { field: { ...item, required: true } }),
    };
  }
  if (schema.type === 'boolean') return { widget: 'boolean', required: false };
  if (schema.type === 'number') {
    return { widget: 'number', value_type: requirement('integer') ? 'int' : 'float', min: requirement('min_value') };
  }
  if (schema.type === 'string') return textSettings(name, v.getMetadata(schema).control, parts);
  throw new Error(`${name} has a schema of type ${schema.type}, for which editor/controls.ts knows no control`);
}

function textSettings(name: string, control: unknown, parts: readonly Part[]): Settings {
  if (control === 'picture') return { widget: 'image', choose_url: false };
  if (control === 'date') return { widget: 'datetime', format: 'MM-DD-YY', date_format: 'D MMMM YYYY', time_format: false };
  if (parts.some(({ type }) => type === 'hex_color')) return { widget: 'color', allowInput: true };
  const widget = entryLabels[name]?.long ? 'text' : 'string';
  const rule = parts.find(({ requirement }) => requirement instanceof RegExp);
  if (rule?.requirement instanceof RegExp) return { widget, pattern: [rule.requirement.source, String(rule.message)] };
  const limit = parts.find(({ type }) => type === 'max_code_points')?.requirement;
  return { widget, ...(typeof limit === 'number' && { pattern: [`^[^]{0,${limit}}$`, `expected at most ${limit} characters`] }) };
}

/** The schema and the rules that are piped after it, those of a pipe within a pipe included. */
function partsOf(schema: v.GenericSchema): Part[] {
  if (!isPiped(schema)) return [schema];
  const [first, ...rules] = schema.pipe;
  return [...partsOf(first), ...rules];
}

const isPiped = (schema: v.GenericSchema): schema is Piped => 'pipe' in schema;

const isOptional = (schema: v.GenericSchema): schema is v.OptionalSchema<v.GenericSchema, unknown> => schema.type === 'optional';

const isObject = (schema: v.GenericSchema): schema is v.StrictObjectSchema<Record<string, v.GenericSchema>, undefined> =>
  schema.type === 'strict_object';

const isPicklist = (schema: v.GenericSchema): schema is v.PicklistSchema<readonly (string | number)[], undefined> =>
  schema.type === 'picklist';

const isArray = (schema: v.GenericSchema): schema is v.ArraySchema<v.GenericSchema, undefined> => schema.type === 'array';
