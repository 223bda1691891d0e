import { fieldNamed, type FieldName, type FormName, forms } from '#content/form-fields.ts';
import { emailFaults, fieldErrors, shared } from '#content/forms.ts';
import { cleanText, emailFault, type FieldValues, honeypotField, invalidFields } from '#lib/form-rules.ts';
import { requiredElement } from '#lib/data-attributes.ts';
import { whenShown } from '#lib/when-shown.ts';
import type { Filled } from './chosen-offer-rules.ts';
import { keepDraft, restoreDraft } from './draft.ts';
import { outbox } from './outbox.ts';
import { storageLasts } from './outbox-storage.ts';

type Behaviour = {
  /** Milliseconds from a valid submit to the reset and the thanks. */
  delay: number;
  /** Otherwise the request waits for the delay too, at most until the page is hidden or left. */
  sendsAtOnce: boolean;
  /** Milliseconds for which the thanks are shown. */
  thanksDuration: number;
  /** Called at each submit with the message for the first invalid field; empty when all are valid. */
  onCheck: (message: string) => void;
  /** Called at a valid submit, with the id of what is stored; undefined for a robot's, which is not sent. */
  onStart: (id: string | undefined) => void;
  /** Called after the delay. */
  onEnd?: () => void;
};

/** For somebody who comes from an offer. */
export type Choice = {
  /** The message with what the site itself has put into it, and the length of that. */
  sent: (typed: string) => { message: string; given: number };
  /** What of the fields is a draft. */
  kept: (fields: Filled) => Filled;
};

/**
 * What both forms do: at a submit they check the fields and say what is wrong beside each, or store the message, wait, reset
 * and thank, whatever the service answers. Without a connection they say what happens to a message, and they keep text that is
 * not sent yet. The fields are only read, so it does not matter what was typed before this runs, and what a browser
 * extension has put beside the fields.
 */
export function enhanceForm(form: HTMLFormElement, name: FormName, behaviour: Behaviour): void {
  const { delay, sendsAtOnce, thanksDuration, onCheck, onStart, onEnd } = behaviour;
  const fields = requiredElement(form, '[data-fields]', HTMLElement);
  const thank = thanksOf(form, thanksDuration);
  const receipt = receiptAtTouch(form);
  let sending = false;
  /** The message that is stored and has its request still to come. */
  let waiting: string | undefined;
  let choice: Choice = { sent: (message) => ({ message, given: 0 }), kept: (own) => own };

  sayWhileOffline(requiredElement(form, '[data-says=offline]', HTMLElement));
  whenShown(() => restoreDraft(form, name));
  addEventListener('pagehide', leave);
  // A phone ends a hidden tab without another word.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave());
  form.addEventListener('input', ({ target }) => {
    if (isBox(target)) sayError(target, ownError(target));
  });
  form.addEventListener('submit', (event) => {
    const typed = fieldValues(form, name);
    const { message, given } = choice.sent(typed.message ?? '');
    const values = { ...typed, message };
    if (!sending && check(values, given)) send(values);
    // Last: should anything fail here, the browser posts the form.
    event.preventDefault();
  });
  // Last: now the form says what is wrong, and the browser's bubbles would come first.
  form.noValidate = true;
  void followChoice(form).then((followed) => (choice = followed ?? choice));

  /** What waits leaves at once, and what is half written is kept. */
  function leave(): void {
    sendWaiting();
    // A message that is on its way is no draft: neither here nor in what the browser itself keeps of a page.
    if (sending) form.reset();
    const typed = fieldValues(form, name);
    keepDraft(name, { ...typed, ...choice.kept({ service: typed.service ?? '', message: typed.message ?? '' }) });
  }

  /** Whether all fields are valid. Otherwise each invalid one says why, and the first gets the focus. */
  function check(values: FieldValues, given: number): boolean {
    const failures = invalidFields(name, values, given);
    const errors = new Map<string, string>(failures.map(({ field }) => [field, fieldError(field, values[field]?.trim() ?? '', given)]));
    const boxes = forms[name].fields.map((field) => form.elements.namedItem(field)).filter(isBox);
    const said = boxes.map((box) => [box, errors.get(box.name) || ownError(box)] as const);
    const invalid = said.filter(([, error]) => error !== '');
    onCheck(failures[0]?.message ?? invalid[0]?.[1] ?? '');
    for (const [box, error] of said) sayError(box, error);
    invalid[0]?.[0].focus();
    return failures.length === 0 && invalid.length === 0;
  }

  function send(values: FieldValues): void {
    const isRobot = new FormData(form).has(honeypotField);
    const id = isRobot ? undefined : outbox.enqueue(name, values);
    sending = true;
    // The reset would delete what is typed meanwhile.
    fields.inert = true;
    const receiptOnPage = receipt();
    void receiptOnPage.then((shown) => shown?.begin(id, values.service ?? ''));
    onStart(id);
    waiting = id;
    if (sendsAtOnce) sendWaiting();
    setTimeout(() => {
      sendWaiting();
      onEnd?.();
      form.reset();
      fields.inert = false;
      sending = false;
      thank();
      void receiptOnPage.then((shown) => shown?.end());
    }, delay);
  }

  function sendWaiting(): void {
    if (waiting !== undefined) void outbox.send(waiting);
    waiting = undefined;
  }
}

/** Loads what is said after sending once somebody is in the form. Where it does not come, nothing is said until the next message. */
function receiptAtTouch(form: HTMLFormElement) {
  let loading: ReturnType<typeof load> | undefined;
  async function load() {
    try {
      return (await import('./receipt.ts')).receiptOf(form);
    } catch {
      loading = undefined;
      return undefined;
    }
  }
  const receipt = () => (loading ??= load());
  form.addEventListener('focusin', () => void receipt(), { once: true });
  return receipt;
}

/** For somebody who comes from an offer. When the code does not come, the form stays as it is. */
async function followChoice(form: HTMLFormElement): Promise<Choice | undefined> {
  if (!new URLSearchParams(location.search).has('about')) return undefined;
  const chosen = await import('./chosen-offer.ts').catch(() => undefined);
  return chosen?.showChosenOffer(form);
}

/** What is in the fields of a form, as typed; the address without invisible characters, and of the phone only the digits. */
function fieldValues(form: HTMLFormElement, name: FormName): FieldValues {
  const data = new FormData(form);
  return Object.fromEntries(
    forms[name].fields.map((field) => {
      const value = data.get(field);
      return [field, cleanText(field, typeof value === 'string' ? value : '')];
    }),
  );
}

/**
 * The error beside an invalid field. The message of the whole form shows once, in the banner or the status line. `given`: see
 * `invalidFields`.
 */
export function fieldError(name: FieldName, text: string, given = 0): string {
  const field = fieldNamed(name);
  const limit = field.kind === 'choice' ? Infinity : field.kind === 'phone' ? field.digits : field.limit;
  if (text.length > limit + (name === 'message' ? given : 0)) return shared.errors.tooLong.replace('{limit}', String(limit));
  const fault = field.kind === 'email' && text ? emailFault(text) : undefined;
  return fault ? emailFaults[fault] : fieldErrors[name];
}

/** What a script has set as the error of a field by itself (src/scripts/contact-form.ts). */
function ownError({ validity, validationMessage }: Box): string {
  return validity.customError ? validationMessage : '';
}

/** A busy button shows a spinner and cannot be pressed. */
export function setBusy(button: HTMLButtonElement, busy: boolean): void {
  button.disabled = busy;
  button.ariaBusy = busy ? 'true' : null;
}

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isBox(element: unknown): element is Box {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
}

/** Marks a field as invalid and says why below it; with an empty text it is valid (form-field.tsx). */
function sayError(box: Box, error: string): void {
  box.ariaInvalid = error ? 'true' : null;
  const line = document.getElementById(`${box.id}-error`);
  if (line) line.textContent = error;
}

function sayWhileOffline(line: HTMLElement): void {
  const text = storageLasts() ? shared.offline : shared.offlineOnThisPage;
  function say() {
    line.textContent = navigator.onLine ? '' : text;
  }
  for (const type of ['online', 'offline']) addEventListener(type, say);
  say();
}

/**
 * Gives the function that shows the thanks. They close after `duration` milliseconds if the visitor has not closed them. The
 * browser moves the focus into them and back to the button. Somebody who is already in another field keeps the focus there.
 */
function thanksOf(form: HTMLFormElement, duration: number): () => void {
  const dialog = requiredElement(form, 'dialog', HTMLDialogElement);
  const button = requiredElement(form, '[type=submit]', HTMLButtonElement);
  let timer: ReturnType<typeof setTimeout> | undefined;
  dialog.addEventListener('toggle', () => {
    // After a press outside the focus is on what was pressed, unless that cannot have it.
    if (!dialog.matches(':popover-open') && !focusedControl()) button.focus({ preventScroll: true });
  });

  return () => {
    const focused = focusedControl();
    const elsewhere = focused === button ? undefined : focused;
    // A button that was disabled in the meantime has lost the focus.
    if (!elsewhere) button.focus({ preventScroll: true });
    dialog.style.setProperty('--thanks-time', `${duration}ms`);
    dialog.showPopover();
    elsewhere?.focus({ preventScroll: true });
    clearTimeout(timer);
    timer = setTimeout(() => dialog.hidePopover(), duration);
  };
}

/** What has the focus. A press on what cannot have it leaves it on the body, or on the page's content. */
function focusedControl(): HTMLElement | undefined {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.tabIndex >= 0 ? focused : undefined;
}
