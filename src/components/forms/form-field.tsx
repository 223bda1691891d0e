import { type ComponentProps, useId } from 'react';
import { hints } from '#content/form-copy.ts';
import { fieldNamed, type FieldName, type FieldOf, type FormName, isRequired } from '#content/form-fields.ts';
import { fieldLabels, placeholders } from '#content/forms.ts';
import styles from './form-field.module.css';

/**
 * A labelled field of a form, as src/content/form-fields.ts describes it. The line for the error is always there, so that nothing
 * moves when a script says one (enhance-form.ts). Until then it has the hint.
 */
export function FormField<Form extends FormName>({ form, name }: { form: Form; name: FieldOf<Form> }) {
  const id = useId();
  const required = isRequired(form, name);
  const hint = hints[name];
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {fieldLabels[name]}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      <Control name={name} required={required} id={id} aria-describedby={hint ? `${errorId} ${hintId}` : errorId} />
      <p id={errorId} className={styles.error} />
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

type ControlProps = { name: FieldName } & Pick<ComponentProps<'input'>, 'required' | 'id' | 'aria-describedby'>;

/** A select's first option is its placeholder. The others' texts are their values too: said, because a translator replaces the text. */
function Control({ name, ...control }: ControlProps) {
  const field = fieldNamed(name);
  if (field.kind === 'text') return <textarea name={name} {...control} autoComplete={field.autoComplete} />;
  if (field.kind !== 'choice') return <input name={name} {...control} {...inputs[field.kind]} autoComplete={field.autoComplete} />;
  return (
    <select name={name} {...control}>
      <option value="">{placeholderOf(name)}</option>
      {field.options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}

/** What the keyboard of a phone shows. */
const inputs = { line: {}, email: { type: 'email' }, phone: { inputMode: 'numeric' } } as const;

function placeholderOf(name: FieldName): string {
  const words: Partial<Record<FieldName, string>> = placeholders;
  return words[name] ?? '';
}
