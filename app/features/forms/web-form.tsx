import type { ReactNode, SyntheticEvent } from 'react';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { type FormName, honeypotField } from './schema.ts';
import { endpoint, fixedFields, thankYouUrl } from './form-service.ts';
import styles from './web-form.module.css';

type Props = {
  form: FormName;
  /** Names the form for assistive technology. */
  label: string;
  /** Label of the field that only robots fill in. */
  honeypot: string;
  className: string | undefined;
  /** Called with the name of the field that the visitor has just edited. */
  onEdit: (field: string) => void;
  onSubmit: (form: HTMLFormElement) => void;
  children: ReactNode;
};

/**
 * A native form that posts the specification's fields to the service, so that it works without JavaScript and before
 * hydration. After hydration the app handles the submit, and the browser's validation bubbles are off. The fields are
 * uncontrolled, so that hydration keeps what is already typed.
 */
export function WebForm({ form, label, honeypot, className, onEdit, onSubmit, children }: Props) {
  const hydrated = useHydrated();
  const fixed = Object.entries({ ...fixedFields(form), ...(thankYouUrl && { redirect: thankYouUrl }) });

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
