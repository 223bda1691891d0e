import * as z from 'zod';
import { expect, test } from 'vitest';
import { blogCategories } from '../src/content/categories.ts';
import { editorConfig, givenFields, kinds, onlineConfig } from './config.ts';
import { type Control, controlsOf } from './controls.ts';

const { collections } = editorConfig('http://localhost:5173', 'content');
const controlsIn = (folder: string) => collections.flatMap((each) => ('fields' in each && each.name === folder ? each.fields : []));
const control = (folder: string, ...path: string[]) => {
  let fields: readonly Control[] = controlsIn(folder);
  let found: Control | undefined;
  for (const name of path) {
    found = fields.find((field) => field.name === name);
    fields = found?.fields ?? [];
  }
  return found;
};

test.each(kinds)('each field of $folder has one control, and the form asks for what the schema requires', ({ folder, schema }) => {
  const names = controlsIn(folder).map(({ name }) => name);
  expect(names.toSorted()).toEqual([...Object.keys(schema.shape), 'body', 'fileName', 'version'].toSorted());
  const required = Object.entries(schema.shape).filter(
    ([name, field]) => !(field instanceof z.ZodOptional) && !givenFields.some((given) => given === name),
  );
  const asked = controlsIn(folder).filter((field) => field.required);
  expect(asked.map(({ name }) => name).toSorted()).toEqual([...required.map(([name]) => name), 'body', 'fileName'].toSorted());
});

test('lists, limits, choices, dates, colours and pictures come from the schema', () => {
  expect(control('blog', 'blogCategory')).toMatchObject({ widget: 'select', options: blogCategories });
  expect(control('blog', 'blogDate')).toMatchObject({ widget: 'datetime', format: 'MM-DD-YY' });
  expect(control('blog', 'blogImg', 'file')).toMatchObject({ widget: 'image' });
  expect(control('projects', 'figures')).toMatchObject({ widget: 'list', min: 3, max: 3 });
  expect(control('projects', 'figures', 'value')).toMatchObject({ widget: 'string', required: true });
  expect(control('projects', 'tools')).toMatchObject({ widget: 'list', min: 1, field: { widget: 'string' } });
  expect(control('projects', 'colours', 'ink')).toMatchObject({ widget: 'color' });
  expect(control('jobs', 'vacancies')).toMatchObject({ widget: 'number', value_type: 'int', min: 0 });
  expect(control('jobs', 'workplace')).toMatchObject({ widget: 'select', multiple: true, options: ['office', 'home'] });
  expect(control('jobs', 'applyLink')?.pattern?.[1]).toContain('mailto:');
  const [longest = ''] = control('blog', 'metaTitle')?.pattern ?? [];
  expect(['a'.repeat(60), 'a'.repeat(61)].map((title) => new RegExp(longest).test(title))).toEqual([true, false]);
});

test('online, the fields are exactly those of the schema, since no code of ours is between the form and the file', () => {
  for (const { name, fields } of onlineConfig('gitlab', 'group/site').collections) {
    const { schema } = kinds.find(({ folder }) => folder === name) ?? {};
    expect(fields.map((field) => field.name).toSorted()).toEqual([...Object.keys(schema?.shape ?? {}), 'body'].toSorted());
    expect(fields.filter(({ widget }) => widget === 'hidden')).toEqual([]);
  }
});

test('a schema without a control is an error', () => {
  expect(() => controlsOf(z.object({ odd: z.map(z.string(), z.string()) }), { form: { references: {}, long: false }, path: 'x' })).toThrow(
    'x.odd has a schema of type map',
  );
});
