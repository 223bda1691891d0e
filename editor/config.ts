/** The configuration of Decap CMS: a form for each file of content/, made from the schemas that the build checks. */
import type * as z from 'zod';
import { table } from '../src/collections/table.ts';
import { site } from '../src/content/site.ts';
import { type Control, controlsOf, type Form } from './controls.ts';
import { hiddenVersion } from './hidden-version.ts';
import { nameOf } from './names.ts';
import { recordCollections, referencesIn } from './record-forms.ts';

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

/** Groups of files that an owner seldom needs, behind the entries. */
const lastGroups: readonly string[] = ['Forms'];

/** Fields that nobody types: the editor fills them in for a new entry (decap-backend.ts). */
export const givenFields = ['id', 'blogLink'] as const;

/** The form's field for the entry's folder or file; it is in no file. */
export const nameField = 'fileName';

/** For this machine, behind our server. `preview` is the address of the development preview, `root` the folder of the content. */
export function editorConfig(preview: string, root: string) {
  const form = { references: referencesIn(root), long: false };
  const records = recordCollections(root);
  const first = records.filter(({ label }) => !lastGroups.includes(label));
  return {
    backend: { name: 'proxy', proxy_url: '/api/v1' },
    ...shared(preview),
    collections: [
      ...first,
      ...kinds.map((kind) => collection(kind, form, { online: false })),
      ...records.filter((group) => !first.includes(group)),
    ],
  };
}

/** For a page online, which writes to the repository itself: what our server fills in has to be typed there. */
export function onlineConfig(host: string, repository: string) {
  return {
    backend: { name: host, repo: repository, branch: 'main' },
    publish_mode: 'editorial_workflow',
    slug: { encoding: 'ascii', clean_accents: true },
    ...shared(site.url),
    collections: kinds.map((kind) => collection(kind, { references: referencesIn('content'), long: false }, { online: true })),
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

function collection({ folder, label, one, title, date, schema }: Kind, form: Form, { online }: { online: boolean }) {
  const controls = controlsOf(schema, { form, path: folder }).map((control) => withStart(online ? control : given(control), date));
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
      ...(online ? [] : [hiddenVersion]),
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
  const { label, hint = '' } = nameOf(name);
  return { name, label, hint, widget, required: true, ...settings };
}
