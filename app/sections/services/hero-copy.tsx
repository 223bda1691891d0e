import { ButtonLink } from '#app/ui/button.tsx';
import styles from './hero-copy.module.css';

export type HeroText = { title: string; lead: string; heroActions: { quote: string; offers: string } };

type Props = {
  text: HeroText;
  /** The id of the page's offers. */
  offers: string;
  className?: string | undefined;
};

/** The words of a service page's hero: the price by way of the contact form, or first a look at what is offered. */
export function HeroCopy({ text, offers, className = '' }: Props) {
  return (
    <div className={`${styles.copy} ${className}`}>
      <h1>{text.title}</h1>
      <div className={styles.intro}>
        <p className="lead">{text.lead}</p>
        <p className={styles.actions}>
          <ButtonLink variant="primary" to="/contact">
            {text.heroActions.quote}
          </ButtonLink>
          <ButtonLink variant="secondary" to={`#${offers}`}>
            {text.heroActions.offers}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
