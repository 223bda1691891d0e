import type { thankYou } from '#content/pages/thank-you.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import styles from './thank-you.module.css';

/** What somebody reads whose form was sent without the app. */
export function ThankYou({ copy }: { copy: typeof thankYou }) {
  return (
    <div className={styles.thankYou}>
      <h1>{copy.heading}</h1>
      <p className="lead">{copy.text}</p>
      <ButtonLink variant="primary" to="/">
        {copy.home}
      </ButtonLink>
    </div>
  );
}
