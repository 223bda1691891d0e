import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

type FieldProps = {
  label: string;
  /** A sentence that says what is wrong with the value; undefined while it is valid. */
  error: string | undefined;
};

/** A labelled input for one line of text. */
export function TextField({ label, error, ...input }: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} required={input.required}>
      <input {...input} {...controlProps(id, error)} />
    </Field>
  );
}

/** A labelled input for several lines of text. */
export function TextArea({ label, error, ...area }: FieldProps & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} required={area.required}>
      <textarea {...area} {...controlProps(id, error)} />
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
export function SelectField({ label, error, options, placeholder, ...select }: SelectProps) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} required={select.required}>
      <select {...select} {...controlProps(id, error)}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  );
}

type FieldWrapperProps = FieldProps & { id: string; required: boolean | undefined; children: ReactNode };

/** The line for the error is always rendered, so that nothing moves when an error appears. */
function Field({ id, label, error, required = false, children }: FieldWrapperProps) {
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

/** Attributes that connect a control to its label and, while it is invalid, to its error. */
function controlProps(id: string, error: string | undefined) {
  return error === undefined ? { id } : { id, 'aria-invalid': true, 'aria-describedby': errorId(id) };
}

function errorId(id: string): string {
  return `${id}-error`;
}
