import type { blog } from '#content/records.ts';
import type { PostStep as Step } from '#content/next-steps.ts';
import { offerLink } from '#lib/offer-link.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import styles from './post-offer.module.css';

type Props = { step: Step; copy: (typeof blog)['step'] };

/** The end of a post: the service that it is about, with its price, and where to ask about it. */
export function PostOffer({ step: { name, link, price, offer }, copy }: Props) {
  return (
    <div className={`lead ${styles.offer}`} lang="en">
      <p>
        {copy.line} <TextLink to={link}>{name}</TextLink>. {price}, {copy.vat}.
      </p>
      <ButtonLink variant="secondary" to={questionLink(offer)}>
        {copy.ask}
      </ButtonLink>
    </div>
  );
}

/** The contact form, with what the question is about. */
function questionLink(offer: string | undefined): string {
  return offer === undefined ? paths.contact : offerLink(offer);
}

/** The same in short beside the text, where there is room for it, until the end of the post comes into view. */
export function PostOfferAside({ step: { name, price, offer }, copy }: Props) {
  return (
    <p className={`quiet small ${styles.aside}`}>
      <b>{name}</b> {price}, {copy.vat}
      <TextLink to={questionLink(offer)}>{copy.ask}</TextLink>
    </p>
  );
}
