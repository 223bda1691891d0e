import type { ShownOffer } from '#content/offers.ts';

/** The two fields that an offer fills. */
export type Filled = { service: string; message: string };
type Offer = Pick<ShownOffer, 'service' | 'line'>;

/**
 * The fields once an offer was chosen. The line of an offer that was chosen before gives its place to the new one; what
 * somebody typed stays as it is, and so does a service that was chosen by hand.
 */
export function withOffer({ service, line }: Offer, fields: Filled, offers: readonly Offer[]): Filled {
  const before = offers.find((offer) => fields.message.startsWith(offer.line));
  if (fields.message.trim() !== '' && !before) return fields;
  const typed = before ? fields.message.slice(before.line.length) : '\n';
  const chosenByHand = fields.service !== '' && fields.service !== before?.service;
  return { service: chosenByHand ? fields.service : service, message: `${line}${typed}` };
}

/**
 * The message as it is sent: it says what was chosen, also where somebody had written before they chose. `given`: how much of
 * it the site has written, at most, with the line break.
 */
export function withChoice({ title, line }: Pick<ShownOffer, 'title' | 'line'>, typed: string): { message: string; given: number } {
  const given = line.length + 1;
  if (typed.startsWith(line)) return { message: typed, given };
  if (typed.trim() === '' || typed.includes(title)) return { message: typed, given: 0 };
  return { message: `${line}\n${typed}`, given };
}

/** The fields without the offer: its line goes, and its service where nothing else was written. */
export function withoutOffer({ service, line }: Offer, fields: Filled): Filled {
  if (!fields.message.startsWith(line)) return fields;
  const message = fields.message.slice(line.length).trimStart();
  return { service: message === '' && fields.service === service ? '' : fields.service, message };
}

/** What is kept of the fields for another page: nothing that the offer alone has put there. */
export function withoutUntouched(offer: Offer, fields: Filled): Filled {
  const own = withoutOffer(offer, fields);
  return own.message === '' ? own : fields;
}

/** The address without the choice. */
export function withoutChoice(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('about');
  return url.href;
}
