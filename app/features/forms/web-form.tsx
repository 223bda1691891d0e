import type { ReactNode, SyntheticEvent } from 'react';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { type FormName, honeypotField } from './schema.ts';
import { endpoint, fixedFields, thankYou } from './form-service.ts';
import styles from './web-form.module.css';

type Props = {
  form: FormName;
  /** Names the form for assistive technology. */
  label: string;
  /** Label of the field that only robots fill in. */
  honeypot: string;
  className: string | undefined;
  /** Gets the name of the field that the visitor has just edited. */
  onEdit: (field: string) => void;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
};

/**
 * An ordinary form that posts the specification's fields to the service by itself, so that it works without JavaScript and
 * before the app has started; from then on the app answers the submit, and the browser's own bubbles are off. Its fields are
 * uncontrolled: what was typed before the app took over stays.
 */
export function WebForm({ form, label, honeypot, className, onEdit, onSubmit, children }: Props) {
  const hydrated = useHydrated();
  const fixed = Object.entries({ ...fixedFields(form), ...(thankYou && { redirect: thankYou }) });

  function edit({ target }: SyntheticEvent) {
    const field = target instanceof Element && target.getAttribute('name');
    if (field) onEdit(field);
  }

  return (
    <form
      className={className}
      aria-label={label}
      method="post"
      action={endpoint}
      noValidate={hydrated}
      onChange={edit}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {fixed.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {honeypot} <input type="checkbox" name={honeypotField} tabIndex={-1} />
        </label>
      </div>
      {children}
    </form>
  );
}
