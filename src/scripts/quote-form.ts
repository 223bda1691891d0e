import { enhanceForm, setBusy } from '#components/forms/enhance-form.ts';
import * as durations from '#content/durations.ts';
import { type HookSelector, requiredElement } from '#lib/data-attributes.ts';
import { keepPage } from './service-worker.ts';
import { hideBarOver } from './phone-bar.ts';

/**
 * The quote form checks its fields in order; the banner shows the first failure. A valid request waits behind a spinner for a
 * second, or until its page is left, then it is sent. The thanks appear whatever the service answers: the outbox retries what
 * fails.
 */
function enhanceQuoteForm(form: HTMLFormElement): void {
  const banner = requiredElement(form, '[data-says=failure]', HTMLElement);
  const button = requiredElement(form, '[type=submit]', HTMLButtonElement);
  enhanceForm(form, 'quote', {
    delay: durations.quoteSubmitDelay,
    sendsAtOnce: false,
    thanksDuration: durations.quotePopup,
    onCheck(message) {
      banner.textContent = message;
    },
    onStart: () => setBusy(button, true),
    onEnd: () => setBusy(button, false),
  });
  form.addEventListener('input', () => {
    banner.textContent = '';
  });
}

const form = document.querySelector<HTMLFormElement>('form[data-form=quote]' satisfies HookSelector);
if (form) {
  enhanceQuoteForm(form);
  hideBarOver(form);
  void keepPage();
}
