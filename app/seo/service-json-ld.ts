import type { OfferLeaf, OrganizationLeaf, ServiceLeaf } from 'schema-dts';

type Service = {
  name: string;
  description: string;
  url: string;
  provider: OrganizationLeaf;
  offers: Offer[];
};

type Offer = {
  title: string;
  description: string;
  /** Such as '৳1,10,000'. Work without a fixed price has neither a price nor a time. */
  price?: string;
  /** What the price buys, such as '4 weeks' or 'a month'. */
  time?: string;
};

/** A service with what it offers (schema.org Service). Throws for a price that is not an amount in taka. */
export function service({ name, description, url, provider, offers }: Service): ServiceLeaf {
  return {
    '@type': 'Service',
    name,
    description,
    url,
    provider,
    hasOfferCatalog: { '@type': 'OfferCatalog', name, itemListElement: offers.map(offerData) },
  };
}

function offerData({ title, description, price, time }: Offer): OfferLeaf {
  const fixedPrice: Partial<OfferLeaf> = price ? { price: takaAmount(price), priceCurrency: 'BDT', description: time } : {};
  return { '@type': 'Offer', ...fixedPrice, itemOffered: { '@type': 'Service', name: title, description } };
}

/** '৳1,10,000' is 110000. Throws for a text that is not an amount in taka, since a search engine would show a wrong price. */
export function takaAmount(price: string): number {
  if (!/^৳\d[\d,]*$/.test(price)) throw new Error(`'${price}' is not a price in taka such as ৳1,10,000 (content/services).`);
  return Number(price.replaceAll(/\D/g, ''));
}
