import { enhanceForm, setBusy } from '#components/forms/enhance-form.ts';
import { outbox, type SendResult } from '#components/forms/outbox.ts';
import { contactAnswers } from '#content/contact-form.ts';
import { shared } from '#content/forms.ts';
import * as durations from '#content/durations.ts';
import { contactMessage, firstOfSeveral, phoneDigits } from '#lib/form-rules.ts';
import { type HookSelector, requiredElement } from '#lib/data-attributes.ts';
import { hideBarOver } from './phone-bar.ts';

/**
 * The enquiry form sends a valid enquiry at once, and the thanks appear after a second. If sending fails, the status line says
 * so and offers to send again without retyping.
 */
function enhanceContactForm(form: HTMLFormElement): void {
  const status = requiredElement(form, '[role=status]', HTMLElement);
  const tryAgain = requiredElement(form, '[data-action=try-again]', HTMLButtonElement);
  const submit = requiredElement(form, '[type=submit]', HTMLButtonElement);
  const note = requiredElement(form, '[data-note]', HTMLElement);
  const phone = requiredElement(form, '[name=phone]', HTMLInputElement);
  /** The submission that the status line is about; the outbox retries earlier ones without it. */
  let latest: string | undefined;

  function say(message: string, isUnsent: boolean): void {
    if (status.textContent !== message) status.textContent = message;
    status.toggleAttribute('data-success', message.includes('success'));
    tryAgain.hidden = !isUnsent;
    note.hidden = isUnsent || message !== '';
  }

  function show(result: SendResult): void {
    const wasUnsent = !tryAgain.hidden;
    // A button that is disabled or goes away loses the focus.
    const hadFocus = document.activeElement === tryAgain || (tryAgain.disabled && document.activeElement === document.body);
    setBusy(tryAgain, false);
    if (result.outcome === 'sent') say(wasUnsent ? contactAnswers.sent : '', false);
    else if (result.outcome === 'gone') say('', false);
    else say(result.outcome === 'failed' ? contactAnswers.failed : contactAnswers.refused, true);
    if (hadFocus) (tryAgain.hidden ? submit : tryAgain).focus({ preventScroll: true });
    // oxlint-disable-next-line no-console -- what failed is for who looks after the site
    if (result.outcome === 'failed') console.error(result.error);
  }

  enhanceForm(form, 'contact', {
    delay: durations.contactPopupDelay,
    sendsAtOnce: true,
    thanksDuration: durations.contactPopup,
    onCheck(message) {
      latest = undefined;
      say(message && contactMessage, false);
    },
    onStart(id) {
      latest = id;
    },
  });
  outbox.subscribe((id, result) => {
    if (id === latest) show(result);
  });
  tryAgain.addEventListener('click', () => {
    if (!latest) return;
    setBusy(tryAgain, true);
    say('', true);
    void outbox.send(latest);
  });
  takeOneNumber(phone);
}

/**
 * Keeps only the digits of what is typed or pasted, and the caret behind the same digit. Where an extension or a second number
 * follows the first, the field is invalid until that is deleted.
 */
function takeOneNumber(input: HTMLInputElement): void {
  let before = '';
  /** The digits after which an extension or a second number has begun. */
  let first: string | undefined;

  function take(): void {
    const { value } = input;
    const digits = phoneDigits(value);
    const isShortened = value.length < before.length && digits === first;
    if (isShortened || !digits.startsWith(first ?? '')) first = undefined;
    first = firstOfSeveral(value) ?? first;
    before = digits;
    input.setCustomValidity(first !== undefined && digits !== first ? shared.errors.onePhone : '');
    if (digits === value) return;
    const caret = phoneDigits(value.slice(0, input.selectionStart ?? value.length)).length;
    input.value = digits;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  }

  input.addEventListener('input', take);
  take();
}

const form = document.querySelector<HTMLFormElement>('form[data-form=contact]' satisfies HookSelector);
if (form) {
  enhanceContactForm(form);
  hideBarOver(form);
}
