/**
 * What remains under a form after its message was sent, until the next edit: when it came and until when a person answers, or
 * that it is only kept; and the case that is nearest to what was asked.
 */
import { receiptCopy } from '#content/receipt.ts';
import { type HookSelector, requiredElement } from '#lib/data-attributes.ts';
import { answerBy, type OfficeHours } from '#lib/office-hours.ts';
import { outbox, type SendResult } from './outbox.ts';
import { storageLasts } from './outbox-storage.ts';

/** What the build writes about the office on the element. */
type Office = OfficeHours & { ahead: number };

/** `begin` is called when a message is on its way, `end` when the visitor was thanked for it: not earlier does the line appear. */
export function receiptOf(form: HTMLFormElement): { begin: (id: string | undefined, service: string) => void; end: () => void } {
  const receipt = requiredElement(form, '[data-receipt]', HTMLElement);
  const line = requiredElement(form, '[data-says=receipt]', HTMLElement);
  const office = officeOf(receipt);
  /** The message that the line is about. */
  let latest: string | undefined;
  let result: SendResult | undefined;
  let isThanked = false;

  function show(): void {
    const text = isThanked && result ? sentence(result, office, Date.now()) : '';
    line.textContent = text;
    receipt.hidden = text === '';
  }

  outbox.subscribe((id, next) => {
    if (id !== latest) return;
    result = next;
    show();
  });
  form.addEventListener('input', () => {
    latest = undefined;
    receipt.hidden = true;
  });

  return {
    begin(id, service) {
      [latest, result, isThanked] = [id, id === undefined ? undefined : outbox.resultOf(id), false];
      show();
      const cases = [...receipt.querySelectorAll<HTMLElement>('[data-case]' satisfies HookSelector)];
      const nearest = cases.find((element) => element.dataset.case === service) ?? cases.at(-1);
      for (const element of cases) element.hidden = element !== nearest;
    },
    end() {
      isThanked = true;
      show();
    },
  };
}

function officeOf({ dataset: { days = '', opens, closes, ahead } }: HTMLElement): Office {
  return { days: [...days].map(Number), opens: Number(opens), closes: Number(closes), ahead: Number(ahead) };
}

const timeFormat = { hour: '2-digit', minute: '2-digit' } as const;

/** In the visitor's own time. Empty when another tab has sent the message, or the visitor has discarded it. */
function sentence({ outcome }: Pick<SendResult, 'outcome'>, { ahead, ...hours }: Office, now: number): string {
  const { received, kept, keptOnThisPage, refused } = receiptCopy;
  if (outcome === 'gone') return '';
  if (outcome === 'refused') return refused;
  if (outcome !== 'sent') return storageLasts() ? kept : keptOnThisPage;
  const answer = new Intl.DateTimeFormat('en-GB', { weekday: 'long', ...timeFormat }).format(answerBy(now, hours, ahead));
  return received.replace('{time}', new Intl.DateTimeFormat('en-GB', timeFormat).format(now)).replace('{answer}', answer);
}
