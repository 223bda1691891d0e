import type { ProductListCopy } from './product-item.ts';

export function ProductListHead({ copy }: { copy: ProductListCopy }) {
  return (
    <header className="container head page-head">
      <h1>{copy.heading}</h1>
      <p className="lead quiet">{copy.lead}</p>
    </header>
  );
}
