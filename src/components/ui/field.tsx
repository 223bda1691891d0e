import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

type FieldProps = {
  label: string;
  /** What belongs into the field, below it. */
  hint: string | undefined;
};

/** A labelled input for one line of text. */
export function TextField({ label, hint, ...input }: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} required={input.required}>
      <input {...input} id={id} aria-describedby={descriptions(id, hint)} />
    </Field>
  );
}

/** A labelled input for several lines of text. */
export function TextArea({ label, hint, ...area }: FieldProps & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} required={area.required}>
      <textarea {...area} id={id} aria-describedby={descriptions(id, hint)} />
    </Field>
  );
}

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly string[];
    /** The text of the first option, which has an empty value. */
    placeholder: string;
  };

/** A labelled select. Each option's text is its value too: said, because a translator replaces the text. */
export function SelectField({ label, hint, options, placeholder, ...select }: SelectProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} required={select.required}>
      <select {...select} id={id} aria-describedby={descriptions(id, hint)}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </Field>
  );
}

type FieldWrapperProps = FieldProps & {
  id: string;
  required: boolean | undefined;
  children: ReactNode;
};

/**
 * The line for the error is always there, so that nothing moves when a script says one (src/components/forms/enhance-form.ts).
 * Until then it has the hint.
 */
function Field({ id, label, hint, required = false, children }: FieldWrapperProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      <p id={errorId(id)} className={styles.error} />
      {hint && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

function descriptions(id: string, hint: string | undefined): string {
  return hint ? `${errorId(id)} ${hintId(id)}` : errorId(id);
}

function hintId(id: string): string {
  return `${id}-hint`;
}

function errorId(id: string): string {
  return `${id}-error`;
}
