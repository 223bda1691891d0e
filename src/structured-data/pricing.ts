import type { OfferLeaf, UnitPriceSpecificationLeaf } from 'schema-dts';

/** A price with its currency (ISO 4217). `monthly`: it is paid each month (unit code MON of UN/CEFACT). */
export function pricing(
  price: number,
  currency: string,
  monthly: boolean,
): Pick<OfferLeaf, 'price' | 'priceCurrency' | 'priceSpecification'> {
  const perMonth: UnitPriceSpecificationLeaf = { '@type': 'UnitPriceSpecification', price, priceCurrency: currency, unitCode: 'MON' };
  return { price, priceCurrency: currency, ...(monthly && { priceSpecification: perMonth }) };
}
