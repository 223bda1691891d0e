/**
 * A small notice at the window's lower edge about messages of earlier visits that this one could not send either: a line for each,
 * with three ways out. Made of plain elements, because the connection that has just failed would have to bring a framework first.
 */
import { outboxCopy as copy } from '#content/unsent-message.ts';
import { addSheet } from '#lib/add-sheet.ts';
import { type Entry, mailtoLink } from './outbox-rules.ts';
import { outbox, type SendResult } from './outbox.ts';
import styles from './unsent-notice.css?inline';

/** `failedAgain` follows a 'Try again' without success; `sent` and `discarded` show for a moment before the line disappears. */
export type LineState = 'unsent' | 'sending' | 'failedAgain' | 'sent' | 'discarded';

const submittedFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

/** Milliseconds for which 'sent' and 'discarded' stay. */
const dismissDelay = 10_000;

/**
 * A line after an outcome; undefined when it goes at once, because another tab has sent or discarded its message. One that was
 * on its way when it was discarded is sent.
 */
export function afterOutcome(state: LineState, outcome: SendResult['outcome']): LineState | undefined {
  if (outcome === 'sent') return 'sent';
  if (state === 'discarded' || state === 'sent') return state;
  if (outcome === 'gone') return undefined;
  return state === 'sending' ? 'failedAgain' : state;
}

/** Shows what the outbox has to tell, now and after each attempt, until the visitor hides it. `email`: for an e-mail instead. */
export function showUnsentNotice(email: string): void {
  addSheet(styles);
  const list = element('ul', { className: 'notice-list' });
  const hide = element('button', { type: 'button', className: 'icon-button notice-hide', ariaLabel: copy.hide });
  const notice = element('aside', { className: 'notice', ariaLabel: copy.label }, hide, list);
  const lines = new Map<string, (outcome: SendResult['outcome']) => void>();

  function showNew(): void {
    for (const entry of outbox.noticeEntries()) if (!lines.has(entry.id)) addLine(entry);
  }

  function addLine(entry: Entry): void {
    let state: LineState = 'unsent';
    // A live region: it is the same element in every state, so that screen readers announce the change.
    const status = element('p', { role: 'status' });
    const tryAgain = button(copy.tryAgain, () => {
      become('sending');
      void outbox.send(entry.id);
    });
    const mail = secondary(element('a', { href: mailtoLink(email, copy.subject[entry.form], copy.fields, entry) }), copy.email);
    const discard = button(copy.discard, () => {
      become('discarded');
      outbox.discard(entry.id);
    });
    const actions = element('div', { className: 'cluster notice-actions' }, tryAgain, mail, discard);
    const line = element('li', {}, status, actions);

    function become(next: LineState): void {
      const hadFocus = actions.contains(document.activeElement) || (tryAgain.disabled && document.activeElement === document.body);
      state = next;
      // A new text each time: a translator may have taken the old one out of the page.
      status.replaceChildren(sentence(entry, next));
      tryAgain.disabled = next === 'sending';
      tryAgain.ariaBusy = tryAgain.disabled ? 'true' : null;
      const isDone = next === 'sent' || next === 'discarded';
      if (isDone) actions.remove();
      if (isDone) setTimeout(remove, dismissDelay);
      // A button that is disabled or gone loses the focus.
      if (hadFocus && next !== 'sending') (isDone ? hide : tryAgain).focus({ preventScroll: true });
    }

    function remove(): void {
      line.remove();
      lines.delete(entry.id);
      if (lines.size === 0) notice.remove();
    }

    lines.set(entry.id, (outcome) => {
      const next = afterOutcome(state, outcome);
      if (next === undefined) remove();
      else if (next !== state) become(next);
    });
    list.append(line);
    document.body.append(notice);
    become('unsent');
  }

  const unsubscribe = outbox.subscribe((id, { outcome }) => {
    lines.get(id)?.(outcome);
    showNew();
  });
  hide.addEventListener('click', () => {
    unsubscribe();
    notice.remove();
  });
  showNew();
}

function sentence({ form, at }: Entry, state: LineState): string {
  if (state === 'unsent') return copy.unsent[form].replace('{date}', submittedFormat.format(at));
  return { sending: copy.sending, failedAgain: copy.again, sent: copy.sent, discarded: copy.discarded }[state];
}

/** A button or link that looks as those of src/components/ui/button.tsx. */
function secondary<Element extends HTMLElement>(made: Element, text: string): Element {
  made.className = 'button';
  made.dataset.variant = 'secondary';
  made.append(element('span', { className: 'button-label' }, text));
  return made;
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = secondary(element('button', { type: 'button' }), text);
  made.addEventListener('click', onClick);
  return made;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Omit<HTMLElementTagNameMap[Tag], 'className'>> & { className?: string | undefined },
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}
