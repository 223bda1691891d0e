/** What a search engine is told of a product (schema.org). */
import type { Plan, Product } from '#content/schema.ts';

/**
 * The product with an offer for each plan; a plan that stands twice in the list is one offer. `url` and `images` are whole
 * addresses, `seller` is the company as structured data.
 */
export function productData(
  product: Product,
  { url, images, seller }: { url: string; images: string[]; seller: Record<string, unknown> },
): Record<string, unknown> {
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

function offer(
  { planName, description, price, billingCycle }: Plan,
  url: string,
  seller: Record<string, unknown>,
): Record<string, unknown> {
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
