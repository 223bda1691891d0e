/** Structured data (schema.org) about the services, for search engines. */

type Service = {
  name: string;
  description: string;
  url: string;
  /** The company, as structured data. */
  provider: Record<string, unknown>;
  /** `price` is a text such as '৳1,10,000' and `time` what it buys, such as '4 weeks' or 'a month'; work without a fixed price has neither. */
  offers: { title: string; description: string; price?: string; time?: string }[];
};

export function service({ name, description, url, provider, offers }: Service): Record<string, unknown> {
  return {
    '@type': 'Service',
    name,
    description,
    url,
    provider,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: offers.map((offer) => ({
        '@type': 'Offer',
        ...(offer.price && { price: takaAmount(offer.price), priceCurrency: 'BDT', description: offer.time }),
        itemOffered: { '@type': 'Service', name: offer.title, description: offer.description },
      })),
    },
  };
}

/** '৳1,10,000' is 110000. Throws for a text that is not an amount in taka, since a search engine would show a wrong price. */
export function takaAmount(price: string): number {
  if (!/^৳\d[\d,]*$/.test(price)) throw new Error(`'${price}' is not a price in taka such as ৳1,10,000 (content/services).`);
  return Number(price.replaceAll(/\D/g, ''));
}
