import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

type FieldProps = { label: string };

/** A labelled input for one line of text. */
export function TextField({ label, ...input }: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  return (
    <Field id={id} label={label} required={input.required}>
      <input {...input} id={id} aria-describedby={errorId(id)} />
    </Field>
  );
}

/** A labelled input for several lines of text. */
export function TextArea({ label, ...area }: FieldProps & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <Field id={id} label={label} required={area.required}>
      <textarea {...area} id={id} aria-describedby={errorId(id)} />
    </Field>
  );
}

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly string[];
    /** The text of the first option, which has an empty value. */
    placeholder: string;
  };

/** A labelled select. Each option's text is its value. */
export function SelectField({ label, options, placeholder, ...select }: SelectProps) {
  const id = useId();
  return (
    <Field id={id} label={label} required={select.required}>
      <select {...select} id={id} aria-describedby={errorId(id)}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  );
}

type FieldWrapperProps = FieldProps & { id: string; required: boolean | undefined; children: ReactNode };

/** The line for the error is always there, so that nothing moves when a script says one (src/components/forms/enhance-form.ts). */
function Field({ id, label, required = false, children }: FieldWrapperProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      <p id={errorId(id)} className={styles.error} />
    </div>
  );
}

function errorId(id: string): string {
  return `${id}-error`;
}
