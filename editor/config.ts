/** The configuration of Decap CMS: a form for each kind of entry, made from the schemas that the build checks. */
import type * as z from 'zod';
import { entryLabels } from '#content/entry-labels.ts';
import { table } from '#collections/table.ts';
import { site } from '#content/site.ts';
import { type Control, controlsOf } from './controls.ts';

type Kind = { folder: string; label: string; one: string; title: string; date: string; schema: z.ZodObject };

/** The kinds of entries, by their folders in content/. */
export const kinds: readonly Kind[] = Object.entries(table).map(([folder, { label, one, title, published, schema }]) => ({
  folder,
  label,
  one,
  title,
  date: published,
  schema,
}));

/** Fields that nobody types: the editor fills them in for a new entry (decap-backend.ts). */
export const givenFields = ['id', 'blogLink'] as const;

/** The form's field for the entry's folder or file; it is in no file. */
export const nameField = 'fileName';

/** Which version of its file a form has opened; it is in no file either, and sent back with each save. */
export const versionField = 'version';

/** For this machine, behind our server. `preview` is the address of the development preview. */
export function editorConfig(preview: string) {
  return {
    backend: { name: 'proxy', proxy_url: '/api/v1' },
    ...shared(preview),
    collections: kinds.map((kind) => collection(kind, { online: false })),
  };
}

/** For a page online, which writes to the repository itself: what our server fills in has to be typed there. */
export function onlineConfig(host: string, repository: string) {
  return {
    backend: { name: host, repo: repository, branch: 'main' },
    publish_mode: 'editorial_workflow',
    slug: { encoding: 'ascii', clean_accents: true },
    ...shared(site.url),
    collections: kinds.map((kind) => collection(kind, { online: true })),
  };
}

function shared(address: string) {
  return {
    load_config_file: false,
    site_url: address,
    display_url: address,
    show_preview_links: false,
    media_folder: 'content',
    public_folder: '',
  };
}

function collection({ folder, label, one, title, date, schema }: Kind, { online }: { online: boolean }) {
  const controls = controlsOf(schema.shape).map((control) => withStart(online ? control : given(control), date));
  const inFolder = controls.some((control) => control.fields?.some(({ widget }) => widget === 'image'));
  return {
    name: folder,
    label,
    label_singular: one,
    folder: `content/${folder}`,
    create: true,
    extension: 'md',
    format: 'yaml-frontmatter',
    identifier_field: title,
    slug: online ? '{{slug}}' : `{{fields.${nameField}}}`,
    summary: `{{${title}}}`,
    sortable_fields: [title, date],
    editor: { preview: false },
    ...(inFolder && { path: '{{slug}}/index', media_folder: '', public_folder: '' }),
    fields: [
      ...controls.filter(({ required }) => required),
      ...(online
        ? []
        : [
            textControl(nameField, 'string', {
              pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'expected small letters, digits and single hyphens'],
            }),
          ]),
      ...(online ? [] : [{ ...textControl(versionField, 'hidden', {}), required: false }]),
      textControl('body', 'markdown', {}),
      ...controls.filter(({ required }) => !required),
    ],
  };
}

function given(control: Control): Control {
  return givenFields.some((name) => name === control.name) ? { ...control, widget: 'hidden', required: false } : control;
}

/** What a new entry begins with. */
function withStart(control: Control, date: string): Control {
  if (control.name === date) return { ...control, default: '{{now}}' };
  if (control.name === 'company') return { ...control, default: site.name };
  if (control.name === 'websiteLink') return { ...control, default: site.url };
  return control;
}

function textControl(name: string, widget: string, settings: Partial<Control>): Control {
  const { label = name, hint = '' } = entryLabels[name] ?? {};
  return { name, label, hint, widget, required: true, ...settings };
}
