import type { OfferLeaf, ProductLeaf, UnitPriceSpecificationLeaf } from 'schema-dts';
import type { Plan, Product } from '#content/schemas/product.ts';
import { companyReference } from './company.ts';

/**
 * A product with an offer for each plan (schema.org Product); a plan that is twice in the list is one offer. Without a rating,
 * since visitors of this site cannot give one; so it is not a SoftwareApplication, for which Google requires a rating. `url` and
 * `image` are full addresses.
 */
export function productData(product: Product, { siteUrl, url, image }: { siteUrl: string; url: string; image: string }): ProductLeaf {
  const plans = [...new Map(product.plans.map((plan) => [plan.id, plan])).values()];
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    url,
    image,
    category: 'BusinessApplication',
    brand: companyReference(siteUrl),
    offers: plans.map((plan) => offer(plan, url)),
  };
}

function offer({ planName, description, price: written, billingCycle }: Plan, url: string): OfferLeaf {
  const amount = { price: Number(written.replace('$', '')), priceCurrency: 'USD' };
  // The unit code of UN/CEFACT.
  const perMonth: UnitPriceSpecificationLeaf = { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON' };
  return {
    '@type': 'Offer',
    name: planName,
    description,
    url,
    ...amount,
    ...(billingCycle === 'monthly' && { priceSpecification: perMonth }),
    availability: 'https://schema.org/InStock',
  };
}
