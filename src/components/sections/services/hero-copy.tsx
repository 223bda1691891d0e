import { offerId } from '#content/offer-id.ts';
import { offerLink } from '#lib/offer-link.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import '#components/ui/hero.css';
import styles from './hero-copy.module.css';

export type HeroText = { title: string; lead: string; heroActions: { quote: string; offers: string } };

type Props = {
  text: HeroText;
  /** The id of the page's offers. */
  offersId: string;
  className: string | undefined;
  /** A part further down that many look for. */
  further?: { name: string; to: string };
};

/** The text of a service page's hero, with a link to the contact form and one to the offers on the same page. */
export function HeroCopy({ text, offersId, className, further }: Props) {
  return (
    <div className={`${styles.copy} ${className}`}>
      <h1>{text.title}</h1>
      <div className={`stack ${styles.intro}`}>
        <p className="lead">{text.lead}</p>
        <p className={`cluster actions ${styles.actions}`}>
          <ButtonLink variant="primary" to={offerLink(offerId(text.title))}>
            {text.heroActions.quote}
          </ButtonLink>
          <ButtonLink variant="secondary" to={`#${offersId}`}>
            {text.heroActions.offers}
          </ButtonLink>
        </p>
        {further && <TextLink to={further.to}>{further.name}</TextLink>}
      </div>
    </div>
  );
}
