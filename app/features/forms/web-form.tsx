import { type ReactNode, type RefObject, type SyntheticEvent, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Popup } from '#app/ui/popup.tsx';
import type { ContactCopy } from '#content/contact-form.ts';
import { forgetDraft, keepDraft, restoreDraft } from './draft.ts';
import { type FormName, honeypotField } from '#src/lib/form-rules.ts';
import { endpoint, fixedFields, thankYouUrl } from './form-service.ts';
import { storageLasts } from './storage-lasts.ts';
import type { useSubmission } from './use-submission.ts';
import styles from './web-form.module.css';

type Props = {
  form: FormName;
  copy: Pick<ContactCopy, 'label' | 'honeypot' | 'offline' | 'offlineOnThisPage' | 'thanks' | 'close'>;
  /** The site's public address. */
  siteUrl: string;
  className: string | undefined;
  /** Called with the name of the field that the visitor has just edited. */
  onEdit: (field: string) => void;
  submission: ReturnType<typeof useSubmission>;
  submitButton: RefObject<HTMLButtonElement | null>;
  /** Milliseconds for which the thanks are shown. */
  thanksDuration: number;
  children: ReactNode;
};

/**
 * A native form that posts the specification's fields to the service, so that it works without JavaScript and before
 * hydration. After hydration the app handles the submit, and the browser's validation bubbles are off. The fields are
 * uncontrolled, so that hydration keeps what is already typed; a visitor who goes to another page finds it again afterwards.
 * Offline the form says what becomes of a message. The thanks appear over the page.
 */
export function WebForm({ form, copy, siteUrl, className, onEdit, submission, submitButton, thanksDuration, children }: Props) {
  const hydrated = useHydrated();
  const lasts = useMemo(() => !hydrated || storageLasts(), [hydrated]);
  const redirect = thankYouUrl(siteUrl);
  const element = useRef<HTMLFormElement>(null);
  const fixed = Object.entries({ ...fixedFields(form), ...(redirect && { redirect }) });

  const leave = useEffectEvent((left: HTMLFormElement) => {
    if (submission.sending) forgetDraft(form);
    else keepDraft(left, form);
  });
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return;
    restoreDraft(shown, form);
    const leavePage = () => leave(shown);
    addEventListener('pagehide', leavePage);
    return () => {
      removeEventListener('pagehide', leavePage);
      leavePage();
    };
  }, [form]);

  function edit({ target }: SyntheticEvent) {
    const field = target instanceof Element && target.getAttribute('name');
    if (field) onEdit(field);
  }

  return (
    <>
      <form
        ref={element}
        className={className}
        aria-label={copy.label}
        method="post"
        action={endpoint}
        noValidate={hydrated}
        onChange={edit}
        onSubmit={(event) => {
          event.preventDefault();
          submission.submit(event.currentTarget);
        }}
      >
        {fixed.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.honeypot} aria-hidden="true">
          <label>
            {copy.honeypot} <input type="checkbox" name={honeypotField} tabIndex={-1} />
          </label>
        </div>
        {children}
        <p className={styles.offline} role="alert">
          {lasts ? copy.offline : copy.offlineOnThisPage}
        </p>
      </form>
      <Popup
        open={submission.thanking}
        label={copy.label}
        onClose={submission.endThanks}
        duration={thanksDuration}
        opener={submitButton}
        close={copy.close}
      >
        {copy.thanks}
      </Popup>
    </>
  );
}
