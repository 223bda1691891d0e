/**
 * The form of somebody who comes from an offer's button: a box says what was chosen, the service is chosen, the message begins
 * with it, and the section's heading says what the button has promised. Loaded only where the address names an offer.
 */
import type { ShownOffer } from '#content/offers.ts';
import { type HookSelector, requiredElement } from '#lib/data-attributes.ts';
import { loadData } from '#lib/load-data.ts';
import { dataFiles } from '#lib/paths.ts';
import { whenShown } from '#lib/when-shown.ts';
import { type Filled, withChoice, withOffer, withoutChoice, withoutOffer, withoutUntouched } from './chosen-offer-rules.ts';
import type { Choice } from './enhance-form.ts';

/**
 * Of the address only an id is used that the site itself has. Without its data the form stays as it is, and gives nothing.
 * Otherwise it gives what becomes of the fields, as long as the box is there.
 */
export async function showChosenOffer(form: HTMLFormElement): Promise<Choice | undefined> {
  const offers = await loadData<Readonly<Record<string, ShownOffer>>>(dataFiles.offers).catch(() => ({}));
  const offer = Object.entries(offers).find(([id]) => id === new URLSearchParams(location.search).get('about'))?.[1];
  // After the draft of an earlier visit, which is there when the page is shown.
  if (!offer) return undefined;
  whenShown(() => show(form, offer, Object.values(offers)));
  const there = () => !boxOf(form).hidden;
  return {
    sent: (message) => (there() ? withChoice(offer, message) : { message, given: 0 }),
    kept: (fields) => (there() ? withoutUntouched(offer, fields) : fields),
  };
}

const boxOf = (form: HTMLFormElement) => requiredElement(form, '[data-offer]', HTMLElement);

function show(form: HTMLFormElement, offer: ShownOffer, offers: readonly ShownOffer[]): void {
  const box = boxOf(form);
  const service = requiredElement(form, '[name=service]', HTMLSelectElement);
  const message = requiredElement(form, '[name=message]', HTMLTextAreaElement);
  const fill = (fields: Filled) => {
    service.value = fields.service;
    message.value = fields.message;
  };
  const fields = () => ({ service: service.value, message: message.value });

  requiredElement(form, '[data-offer=title]', HTMLElement).textContent = offer.title;
  requiredElement(form, '[data-offer=price]', HTMLElement).textContent = offer.price ?? '';
  requiredElement(form, '[data-offer=time]', HTMLElement).textContent = offer.time ?? '';
  requiredElement(form, '[data-offer=change]', HTMLAnchorElement).href = offer.place;
  nameCase(form, offer);
  const unpromise = promise(form, offer);
  fill(withOffer(offer, fields(), offers));
  box.hidden = false;
  // What somebody types in already stays in view.
  const { activeElement: focused } = document;
  if (focused && form.contains(focused)) focused.scrollIntoView({ block: 'nearest' });

  function leave(): void {
    box.hidden = true;
    unpromise();
    history.replaceState(history.state, '', withoutChoice(location.href));
  }
  // The message was sent.
  form.addEventListener('reset', leave, { once: true });
  requiredElement(form, '[data-offer=remove]', HTMLButtonElement).addEventListener(
    'click',
    () => {
      form.removeEventListener('reset', leave);
      leave();
      fill(withoutOffer(offer, fields()));
      // The button that had the focus is gone.
      requiredElement(form, '[name=name]', HTMLInputElement).focus({ preventScroll: true });
    },
    { once: true },
  );
}

/** The section and the form's button say what the link has promised. Returns the function that takes it back. */
function promise(form: HTMLFormElement, { heading, text, button, urgent }: ShownOffer): () => void {
  const label = requiredElement(form, '[type=submit] > span', HTMLElement);
  const call = document.querySelector<HTMLElement>('[data-promise=call]' satisfies HookSelector);
  const title = document.querySelector<HTMLElement>('[data-promise=heading]' satisfies HookSelector);
  const lead = document.querySelector<HTMLElement>('[data-promise=text]' satisfies HookSelector);
  const points = document.querySelector<HTMLElement>('[data-promise=points]' satisfies HookSelector);
  if (!title || !lead || title.textContent === heading) return () => {};
  const before = [title.textContent, lead.textContent, label.textContent] as const;
  [title.textContent, lead.textContent, label.textContent] = [heading, text, button ?? label.textContent];
  if (points) points.hidden = true;
  if (call) call.hidden = !urgent;
  return () => {
    [title.textContent, lead.textContent, label.textContent] = before;
    if (points) points.hidden = false;
    if (call) call.hidden = true;
  };
}

/** After sending, the case that is nearest to the offer replaces that of its service; an offer without one gets a project of ours. */
function nameCase(form: HTMLFormElement, offer: ShownOffer): void {
  const place = form.querySelector(`[data-case='${offer.service}']` satisfies HookSelector);
  const link = place?.querySelector('a');
  if (!offer.case) place?.remove();
  else if (link) [link.href, link.textContent] = [offer.case.link, offer.case.name];
}
