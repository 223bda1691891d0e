import { paths } from '#lib/paths.ts';
import type { search } from '#content/search.ts';
import { TextLink } from './text-link.tsx';

type Props = { copy: (typeof search)['elsewhere']; className: string | undefined };

/** Links to the products and projects, of which a search finds names and titles alone, and to prices, answers and contact, which it does not find. */
export function Elsewhere({ copy, className }: Props) {
  return (
    <nav aria-label={copy.label} className={className}>
      <TextLink to={paths.products}>{copy.products}</TextLink>
      <TextLink to={paths.portfolio}>{copy.portfolio}</TextLink>
      <TextLink to={paths.services}>{copy.services}</TextLink>
      <TextLink to={paths.faq}>{copy.faq}</TextLink>
      <TextLink to={paths.contact}>{copy.contact}</TextLink>
      <TextLink to={paths.jobs}>{copy.jobs}</TextLink>
      <TextLink to={paths.wordpress}>{copy.repair}</TextLink>
      <TextLink to={`${paths.products}/ecommerce-360`}>{copy.ecommerce}</TextLink>
    </nav>
  );
}
