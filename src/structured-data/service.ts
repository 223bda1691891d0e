import type { OfferLeaf, ServiceLeaf } from 'schema-dts';
import { currency } from '#content/currency.ts';
import { money } from '#content/money.ts';
import { companyReference } from './company.ts';
import { pricing } from './pricing.ts';

export type Service = {
  name: string;
  description: string;
  offers: Offer[];
};

type Offer = {
  title: string;
  description: string;
  /** Such as '৳1,10,000'. Work without a fixed price has neither a price nor a time. */
  price?: string;
  /** The highest usual price, if `price` is only the lowest one. */
  upTo?: string;
  /** What the price buys, such as '4 weeks' or 'a month'. */
  time?: string;
};

/** A service with what it offers (schema.org Service). `url` is the full address. Throws for a price that is no amount in the company's currency. */
export function service({ name, description, offers }: Service, { siteUrl, url }: { siteUrl: string; url: string }): ServiceLeaf {
  return {
    '@type': 'Service',
    name,
    description,
    url,
    provider: companyReference(siteUrl),
    hasOfferCatalog: { '@type': 'OfferCatalog', name, itemListElement: offers.map(offerData) },
  };
}

function offerData({ title, description, price, upTo, time }: Offer): OfferLeaf {
  return {
    '@type': 'Offer',
    ...(price && { ...(upTo ? range(price, upTo) : pricing(priceAmount(price), currency.code, time === 'a month')), description: time }),
    itemOffered: { '@type': 'Service', name: title, description },
  };
}

function range(price: string, upTo: string): Pick<OfferLeaf, 'priceSpecification'> {
  const [minPrice, maxPrice] = [priceAmount(price), priceAmount(upTo)];
  return { priceSpecification: { '@type': 'PriceSpecification', minPrice, maxPrice, priceCurrency: currency.code } };
}

/** '৳1,10,000' is 110000. Throws for a text that is no amount in the company's currency, since a search engine would show a wrong price. */
export function priceAmount(price: string): number {
  const amount = Number(price.replaceAll(/\D/g, ''));
  if (money(amount) !== price) {
    throw new Error(`'${price}' is not a price such as ${money(1000)} (content/offers.ts; the currency is in content/currency.ts).`);
  }
  return amount;
}
