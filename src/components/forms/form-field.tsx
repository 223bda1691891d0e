import { SelectField, TextArea, TextField } from '#components/ui/field.tsx';
import { hints } from '#content/form-copy.ts';
import { fieldNamed, type FieldName, type FieldOf, type FormName, isRequired } from '#content/form-fields.ts';
import { fieldLabels, placeholders } from '#content/forms.ts';

/** A field of a form as src/content/form-fields.ts describes it. */
export function FormField<Form extends FormName>({ form, name }: { form: Form; name: FieldOf<Form> }) {
  const field = fieldNamed(name);
  const common = { label: fieldLabels[name], name, hint: hints[name], required: isRequired(form, name) };
  if (field.kind === 'choice') return <SelectField {...common} options={field.options} placeholder={placeholderOf(name)} />;
  const { kind, autoComplete } = field;
  if (kind === 'text') return <TextArea {...common} autoComplete={autoComplete} />;
  return <TextField {...common} {...inputs[kind]} autoComplete={autoComplete} />;
}

/** What the keyboard of a phone shows. */
const inputs = { line: {}, email: { type: 'email' }, phone: { inputMode: 'numeric' } } as const;

function placeholderOf(name: FieldName): string {
  const words: Partial<Record<FieldName, string>> = placeholders;
  return words[name] ?? '';
}
