import type { ShownRequest } from '#content/requests.ts';

/** The two fields that an offer fills. */
export type Filled = { service: string; message: string };
type Offer = Pick<ShownRequest, 'service' | 'line'>;

/**
 * The fields once an offer was chosen. A letter that somebody typed stays as it is, with the service beside it. What another
 * offer has filled and nobody has touched is no letter.
 */
export function withOffer({ service, line }: Offer, fields: Filled, offers: readonly Offer[]): Filled {
  const written = fields.message.trim();
  const before = offers.find((offer) => offer.line === written);
  if (written !== '' && !before) return fields;
  const chosenByHand = fields.service !== '' && fields.service !== before?.service;
  return { service: chosenByHand ? fields.service : service, message: `${line}\n` };
}

/** The fields without the offer: its line goes, and its service where nothing else was written. */
export function withoutOffer({ service, line }: Offer, fields: Filled): Filled {
  if (!fields.message.startsWith(line)) return fields;
  const message = fields.message.slice(line.length).trimStart();
  return { service: message === '' && fields.service === service ? '' : fields.service, message };
}

/** The address without the choice. */
export function withoutChoice(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('about');
  return url.href;
}
