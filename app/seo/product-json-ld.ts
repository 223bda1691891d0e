import type { MergeLeafTypes, OfferLeaf, OrganizationLeaf, ProductLeaf, SoftwareApplicationLeaf } from 'schema-dts';
import type { Plan, Product } from '#content/schema.ts';

export type SoftwareProduct = MergeLeafTypes<[SoftwareApplicationLeaf, ProductLeaf]>;

/**
 * A product with an offer for each plan (schema.org); a plan that is twice in the list is one offer. `url` and `images` are
 * full addresses.
 */
export function productData(
  product: Product,
  { url, images, seller }: { url: string; images: readonly string[]; seller: OrganizationLeaf },
): SoftwareProduct {
  const plans = [...new Map(product.plans.map((plan) => [plan.id, plan])).values()];
  return {
    '@type': ['SoftwareApplication', 'Product'],
    name: product.name,
    headline: product.title,
    description: product.description,
    url,
    image: images,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    brand: seller,
    featureList: product.features.map(({ featuredSub }) => featuredSub),
    offers: plans.map((plan) => offer(plan, url, seller)),
  };
}

function offer({ planName, description, price, billingCycle }: Plan, url: string, seller: OrganizationLeaf): OfferLeaf {
  const amount = price.replace('$', '');
  return {
    '@type': 'Offer',
    name: planName,
    description,
    url,
    price: amount,
    priceCurrency: 'USD',
    priceSpecification: { '@type': 'UnitPriceSpecification', price: amount, priceCurrency: 'USD', unitText: billingCycle },
    availability: 'https://schema.org/InStock',
    seller,
  };
}
