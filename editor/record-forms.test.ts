import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { editorConfig } from './config.ts';
import { fixedWords } from './names-fixed.ts';
import type { Control } from './controls.ts';
import { decapBackend } from './decap-backend.ts';
import { recordFiles } from './record-forms.ts';
import { mergeRecord } from './record-source.ts';

const forms = editorConfig('http://localhost:5173', 'content').collections.flatMap((group) => ('files' in group ? group.files : []));
const Opened = z.object({ data: z.string() });

/** A copy of content/, with what a form may ask of it. */
async function editorOfCopy() {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const root = join(folder, 'content');
  cpSync('content', root, { recursive: true });
  const answer = decapBackend(root);
  const open = async (path: string) => Opened.parse(await answer({ action: 'getEntry', params: { path } })).data;
  const save = (path: string, raw: string) => answer({ action: 'persistEntry', params: { dataFiles: [{ path, raw }], assets: [] } });
  return { root, open, save, read: (file: string) => readFileSync(join(root, file), 'utf8') };
}

test.each(Object.values(recordFiles))('%s is written as before when nothing was changed, in whatever style a form sends it', (file) => {
  const source = readFileSync(join('content', file), 'utf8');
  const fields = z.record(z.string(), z.unknown()).parse(parse(source));
  expect(mergeRecord(source, fields, { json: file.endsWith('.json') })).toBe(source);
  // What a change elsewhere in the file makes of the rest.
  const longer = mergeRecord(source, { ...fields, another: 'text' }, { json: file.endsWith('.json') });
  expect(longer.replace(/,?\n\s*"?another"?: "?text"?/, '').trimEnd()).toBe(source.trimEnd());
});

test('each field of each file has one control with a name of its own, and no bound that JSON cannot write', () => {
  expect(forms.map(({ file }) => file).toSorted()).toEqual(
    Object.values(recordFiles)
      .map((file) => `content/${file}`)
      .toSorted(),
  );
  const all = (fields: readonly Control[]): Control[] => fields.flatMap((field) => [field, ...all(field.fields ?? [])]);
  for (const { name, fields } of forms) {
    const visible = (group: readonly Control[]) => group.filter(({ widget }) => widget !== 'hidden').map(({ label }) => label);
    for (const group of [fields, ...all(fields).flatMap((field) => field.fields ?? [])]) {
      if (!Array.isArray(group)) continue;
      expect(new Set(visible(group)).size, `${name}: ${visible(group).join(', ')}`).toBe(visible(group).length);
    }
  }
  // Decap refuses its whole configuration for one setting of another type.
  expect(JSON.stringify(forms)).not.toMatch(/"(min|max)":null/);
  const control = (form: string, path: string) =>
    path.split('.').reduce<Control | undefined>((field, name) => field?.fields?.find((inner) => inner.name === name), {
      name: form,
      label: '',
      widget: '',
      required: true,
      fields: forms.find(({ name }) => name === form)?.fields ?? [],
    });
  // Fields that are gone would keep their words' hint for ever.
  expect(fixedWords.filter((path) => !control(path.split('.')[0] ?? '', path.slice(path.indexOf('.') + 1)))).toEqual([]);
  expect(control('home', 'meta.title')?.hint).toBe('At most 60 characters: search engines show no more.');
  expect(control('home', 'hero.heading')?.hint).toContain('The specification fixes these words.');
  expect(control('testimonials', 'entries.rating')).toMatchObject({ widget: 'select', options: [4, 5] });
  expect(control('testimonials', 'entries.project')?.options).toContain('Haor Kitchen');
  expect(control('webDesignAndDevelopment', 'groups.offerings.price')?.options).toContain('website');
  expect(control('facts', 'counts.customers')?.hint).toContain('Customers for whom we have built something.');
  expect(control('currency', 'perDollar')).not.toHaveProperty('max');
});

test('the checks of a form itself let everything pass that its file says now', () => {
  const refused: string[] = [];
  function checkFields(fields: readonly Control[], value: unknown, at: string): void {
    const group = z.record(z.string(), z.unknown()).catch({}).parse(value);
    for (const field of fields) if (field.widget !== 'hidden') checkField(field, group[field.name], `${at}.${field.name}`);
  }
  function checkField({ required, pattern, fields, field, options, multiple }: Control, value: unknown, at: string): void {
    if (value === undefined && required) refused.push(`${at} is required`);
    if (value === undefined) return;
    const parts: unknown[] = Array.isArray(value) ? value : [value];
    for (const part of parts) {
      const known = options?.map((option) => (typeof option === 'object' ? option.value : option));
      if (pattern && !new RegExp(pattern[0]).test(String(part))) refused.push(`${at}: ${String(part)}, ${pattern[1]}`);
      if (known && !known.some((name) => name === part)) refused.push(`${at}: ${String(part)}, expected one of ${known.join(', ')}`);
      if (fields) checkFields(fields, part, at);
      else if (field && multiple !== true) checkField(field, part, at);
    }
  }
  for (const { file, fields } of forms) checkFields(fields, parse(readFileSync(file, 'utf8')), file);
  expect(refused).toEqual([]);
});

test('a price that was changed is the only line that differs, and one that cannot be right is refused with nothing written', async () => {
  const { open, save, read } = await editorOfCopy();
  const before = read('prices.yaml');
  const raw = await open('content/prices.yaml');
  await expect(save('content/prices.yaml', raw.replace('price: 85000', 'price: cheap'))).rejects.toThrow(
    'content/prices.yaml: services.0.price: found "cheap", expected a whole number',
  );
  expect(read('prices.yaml')).toBe(before);
  await save('content/prices.yaml', raw.replace('price: 85000', 'price: 86000'));
  expect(read('prices.yaml')).toBe(before.replace('price: 85000', 'price: 86000'));
});

test('a name that another file needs cannot go, and what was changed elsewhere is not overwritten', async () => {
  const { root, open, save, read } = await editorOfCopy();
  const raw = await open('content/prices.yaml');
  await expect(save('content/prices.yaml', raw.replace('id: website\n', 'id: anotherName\n'))).rejects.toThrow('website');
  const byHand = read('prices.yaml').replace('price: 85000', 'price: 84000');
  writeFileSync(join(root, 'prices.yaml'), byHand);
  await expect(save('content/prices.yaml', raw.replace('price: 85000', 'price: 86000'))).rejects.toThrow('Both versions are kept');
  expect(read('prices.yaml')).toBe(byHand);
});
