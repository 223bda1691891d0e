/** The control of each field in the editor's forms, from the field's schema (src/content/schemas/) and its name (names.ts). */
import { isMap, isScalar, type Node, type Pair } from 'yaml';
import * as z from 'zod';
import { nameOf } from './names.ts';

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
  options?: readonly Option[];
  [setting: string]: unknown;
};

type Option = string | number | { label: string; value: string };
type Settings = { widget: string; [setting: string]: unknown };

/** What a form is made for. */
export type Form = {
  /** The names that a field may choose from, by the kind of its `reference`, or of its `control`. */
  references: Readonly<Record<string, readonly Option[]>>;
  /** Groups and the entries of lists are closed at first, since there are many. */
  long: boolean;
};

type Place = {
  form: Form;
  /** The names of the fields down to this one, with dots between them. */
  path: string;
  /** What its file says now: comments are hints, and an open group has a control for each field that is there. */
  node?: unknown;
};

/** The controls of an object's fields, in the schema's order. Throws for a type of schema that has no control. */
export function controlsOf(schema: z.ZodObject, place: Place): Control[] {
  const { catchall } = schema.def;
  const more = catchall && !(catchall instanceof z.ZodNever) ? keysOf(place.node).filter((name) => !(name in schema.shape)) : [];
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  return [...Object.keys(shape), ...more].flatMap((name) => {
    const field = shape[name] ?? catchall;
    const there = fieldIn(place, name);
    // Names that an owner gives are in the form once they are in the file: an empty group would be refused by Decap.
    if (!field || (unwrapped(field).schema instanceof z.ZodRecord && keysOf(there.node).length === 0)) return [];
    return controlOf(name, field, there);
  });
}

function controlOf(name: string, wrapped: z.core.$ZodType, place: Place): Control {
  const { schema, meta, required } = unwrapped(wrapped);
  const { label, hint, long } = nameOf(place.path);
  const settings = settingsOf(schema, meta, place, { required, long });
  const said = hint ?? meta.hint ?? commentOf(place.node);
  const allHints = [typeof said === 'string' ? said : '', limitOf(schema, meta)].filter(Boolean).join(' ');
  return { name, label, ...(allHints !== '' && { hint: allHints }), required, ...settings };
}

type Meta = Readonly<Record<string, unknown>>;

/** The schema of what is typed, with all that is said about it on the way. */
function unwrapped(schema: z.core.$ZodType): { schema: z.core.$ZodType; meta: Meta; required: boolean } {
  const own: Meta = schema instanceof z.ZodType ? (schema.meta() ?? {}) : {};
  const isOptional = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  if (!isOptional && !(schema instanceof z.ZodPipe)) return { schema, meta: own, required: true };
  const inner = unwrapped(isOptional ? schema.unwrap() : schema.in);
  return { schema: inner.schema, meta: { ...inner.meta, ...own }, required: inner.required && !isOptional };
}

function settingsOf(schema: z.core.$ZodType, meta: Meta, place: Place, { required, long }: { required: boolean; long: boolean }): Settings {
  const { form, path } = place;
  if (schema instanceof z.ZodObject) {
    const fields = controlsOf(schema, place);
    // Decap would ask for the fields of a group that is left out; what a group lacks is said when the entry is saved.
    if (!required) for (const field of fields) field.required = false;
    return { widget: 'object', collapsed: form.long && path.split('.').length === 2, fields };
  }
  if (schema instanceof z.ZodRecord) {
    const fields = keysOf(place.node).map((name) => controlOf(name, schema.valueType, fieldIn(place, name)));
    return { widget: 'object', fields };
  }
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: schema.options };
  if (schema instanceof z.ZodLiteral) return { widget: 'select', options: [...schema.values].map((value) => toOption(value)) };
  if (schema instanceof z.ZodArray) return listSettings(schema, place);
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean', required: false };
  if (schema instanceof z.ZodNumber) return numberSettings(schema);
  if (schema instanceof z.ZodString) return textSettings(meta, form, long || textOf(place.node).length > 70);
  const type = schema instanceof z.ZodType ? schema.type : 'unknown';
  throw new Error(`${path} has a schema of type ${type}, for which editor/controls.ts knows no control`);
}

function listSettings(schema: z.ZodArray, place: Place): Settings {
  const item = controlOf(place.path.split('.').at(-1) ?? '', schema.element, { ...place, node: undefined });
  if (item.widget === 'select' && schema.element instanceof z.ZodEnum) return { widget: 'select', multiple: true, options: item.options };
  const { minItems, maxItems } = itemsOf(schema);
  const [first] = item.fields?.filter(({ widget }) => widget === 'string' || widget === 'text' || widget === 'select') ?? [];
  return {
    widget: 'list',
    collapsed: place.form.long && item.fields !== undefined,
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
    ...(minItems !== undefined && minItems === maxItems && { allow_add: false, allow_remove: false }),
    ...(place.form.long && first && { summary: `{{fields.${first.name}}}` }),
    ...(item.fields ? { fields: item.fields } : { field: { ...item, hint: '', required: true } }),
  };
}

/** Neither whole numbers' own bounds nor a missing one: the form would be empty with a bound that JSON cannot write. */
function numberSettings({ format, minValue, maxValue }: z.ZodNumber): Settings {
  const isBound = (value: number | null) => value !== null && Number.isFinite(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  return {
    widget: 'number',
    value_type: format === 'safeint' ? 'int' : 'float',
    ...(isBound(minValue) && { min: minValue }),
    ...(isBound(maxValue) && { max: maxValue }),
  };
}

function textSettings({ control, reference, form, limit }: Meta, { references }: Form, long: boolean): Settings {
  const names = references[String(reference ?? control)];
  if (names) return { widget: 'select', options: names };
  if (control === 'picture') return { widget: 'image', choose_url: false };
  if (control === 'date') return { widget: 'datetime', format: 'MM-DD-YY', date_format: 'D MMMM YYYY', time_format: false };
  if (control === 'colour') return { widget: 'color', allowInput: true };
  const widget = long ? 'text' : 'string';
  if (Array.isArray(form)) return { widget, pattern: unlessNamed(String(form[0]), String(form[1])) };
  return {
    widget,
    ...(typeof limit === 'number' && { pattern: unlessNamed(`^[^]{0,${limit}}$`, `expected at most ${limit} characters`) }),
  };
}

/** A text with a name in double braces is checked when it is saved: only then its words are known. */
function unlessNamed(expression: string, message: string): Control['pattern'] {
  return [`\\{\\{|${expression}`, message];
}

/** The limits of a field in words. */
function limitOf(schema: z.core.$ZodType, { limit }: Meta): string {
  if (typeof limit === 'number') return `At most ${limit} characters: search engines show no more.`;
  if (!(schema instanceof z.ZodArray)) return '';
  const { minItems, maxItems } = itemsOf(schema);
  return minItems !== undefined && minItems === maxItems ? `Always ${minItems}: the page has as many places.` : '';
}

function itemsOf(schema: z.ZodArray): { minItems?: number; maxItems?: number } {
  return z.toJSONSchema(schema, { io: 'input' });
}

function toOption(value: unknown): Option {
  return typeof value === 'number' ? value : String(value);
}

function fieldIn({ node, ...place }: Place, name: string): Place {
  const value = isPair(node) ? node.value : node;
  const pair = isMap(value) ? value.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
  return { ...place, path: `${place.path}.${name}`, node: pair };
}

function isPair(node: unknown): node is Pair<Node, Node> {
  return typeof node === 'object' && node !== null && 'key' in node && 'value' in node;
}

function keysOf(node: unknown): string[] {
  const value = isPair(node) ? node.value : node;
  return isMap(value) ? value.items.map(({ key }) => String(key)) : [];
}

function textOf(node: unknown): string {
  return isPair(node) && isScalar(node.value) ? String(node.value.value) : '';
}

/** What the file says before a field. */
function commentOf(node: unknown): string {
  return isPair(node) && isScalar(node.key) ? (node.key.commentBefore?.replaceAll('\n', ' ').trim() ?? '') : '';
}
