import { href } from 'react-router';
import type { search } from '#content/pages/search.ts';
import { TextLink } from '#app/ui/text-link.tsx';

type Props = { copy: (typeof search)['elsewhere']; className: string | undefined };

/** Links to prices, answers and contact, which no search finds. */
export function Elsewhere({ copy, className }: Props) {
  return (
    <nav aria-label={copy.label} className={className}>
      <TextLink to={href('/services')}>{copy.services}</TextLink>
      <TextLink to={href('/company/faq')}>{copy.faq}</TextLink>
      <TextLink to={href('/contact')}>{copy.contact}</TextLink>
    </nav>
  );
}
