/** The control of each field in the editor's form, from the field's schema (src/content/schemas/entries.ts) alone. */
import * as z from 'zod';
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

type Settings = { widget: string; [setting: string]: unknown };

/** The controls of an object's fields, in the schema's order. Throws for a type of schema that has no control. */
export function controlsOf(fields: Readonly<Record<string, z.core.$ZodType>>): Control[] {
  return Object.entries(fields).map(([name, schema]) => controlOf(name, schema));
}

function controlOf(name: string, schema: z.core.$ZodType): Control {
  const { label, hint } = entryLabels[name] ?? { label: name };
  const required = !(schema instanceof z.ZodOptional);
  return { name, label, ...(hint && { hint }), required, ...settingsOf(name, required ? schema : schema.unwrap(), required) };
}

function settingsOf(name: string, schema: z.core.$ZodType, required: boolean): Settings {
  if (schema instanceof z.ZodObject) {
    const fields = controlsOf(schema.shape);
    // Decap would ask for the fields of a group that is left out; what a group lacks is said when the entry is saved.
    if (!required) for (const field of fields) field.required = false;
    return { widget: 'object', collapsed: false, fields };
  }
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: schema.options };
  if (schema instanceof z.ZodArray) return listSettings(name, schema);
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean', required: false };
  if (schema instanceof z.ZodNumber) {
    return {
      widget: 'number',
      value_type: schema.format === 'safeint' ? 'int' : 'float',
      ...(schema.minValue !== null && { min: schema.minValue }),
    };
  }
  if (schema instanceof z.ZodString) return textSettings(name, schema);
  const type = schema instanceof z.ZodType ? schema.type : 'unknown';
  throw new Error(`${name} has a schema of type ${type}, for which editor/controls.ts knows no control`);
}

function listSettings(name: string, schema: z.ZodArray): Settings {
  const item = controlOf(name, schema.element);
  if (item.widget === 'select') return { widget: 'select', multiple: true, options: item.options };
  const { minItems, maxItems } = z.toJSONSchema(schema);
  return {
    widget: 'list',
    collapsed: false,
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
    ...(item.fields ? { fields: item.fields } : { field: { ...item, required: true } }),
  };
}

function textSettings(name: string, schema: z.ZodString): Settings {
  const { control, form, limit } = schema.meta() ?? {};
  if (control === 'picture') return { widget: 'image', choose_url: false };
  if (control === 'date') return { widget: 'datetime', format: 'MM-DD-YY', date_format: 'D MMMM YYYY', time_format: false };
  if (control === 'colour') return { widget: 'color', allowInput: true };
  const widget = entryLabels[name]?.long ? 'text' : 'string';
  if (Array.isArray(form)) return { widget, pattern: form };
  return { widget, ...(typeof limit === 'number' && { pattern: [`^[^]{0,${limit}}$`, `expected at most ${limit} characters`] }) };
}
