import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

type Labelled = {
  label: string;
  /** What is wrong with what was filled in, as a sentence; nothing while all is well. */
  error: string | undefined;
};

/** One line of text under its label. */
export function TextField({ label, error, ...input }: Labelled & ComponentProps<'input'>) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} required={input.required}>
      <input {...input} {...control(id, error)} />
    </Field>
  );
}

/** Several lines of text under their label. */
export function TextArea({ label, error, ...area }: Labelled & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} required={area.required}>
      <textarea {...area} {...control(id, error)} />
    </Field>
  );
}

type SelectProps = Labelled &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly string[];
    /** Stands for no choice: its value is empty. */
    placeholder: string;
  };

/** One of several texts under their label. */
export function SelectField({ label, error, options, placeholder, ...select }: SelectProps) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} required={select.required}>
      <select {...select} {...control(id, error)}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  );
}

type FieldProps = Labelled & { id: string; required: boolean | undefined; children: ReactNode };

/** The line for the sentence is always there, so that nothing moves when it appears. */
function Field({ id, label, error, required = false, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      <p id={errorId(id)} className={styles.error}>
        {error}
      </p>
    </div>
  );
}

/** What ties a control to its label and, while something is wrong, to the sentence that says so. */
function control(id: string, error: string | undefined) {
  return error === undefined ? { id } : { id, 'aria-invalid': true, 'aria-describedby': errorId(id) };
}

function errorId(id: string): string {
  return `${id}-error`;
}
