import { ButtonLink } from '#app/ui/button.tsx';
import styles from './hero-words.module.css';

export type HeroText = { title: string; lead: string; heroActions: { quote: string; offers: string } };

type Props = {
  text: HeroText;
  /** The id of the page's offers. */
  offers: string;
  className?: string | undefined;
};

/** The words of a service page's hero: the price by way of the contact form, or first a look at what is offered. */
export function HeroWords({ text, offers, className = '' }: Props) {
  return (
    <div className={`${styles.words} ${className}`}>
      <h1>{text.title}</h1>
      <div className={styles.say}>
        <p className="lead">{text.lead}</p>
        <p className={styles.acts}>
          <ButtonLink look="action" to="/contact">
            {text.heroActions.quote}
          </ButtonLink>
          <ButtonLink look="plain" to={`#${offers}`}>
            {text.heroActions.offers}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
