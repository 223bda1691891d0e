import type { thankYou } from '#content/pages/thank-you.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import styles from './thanks.module.css';

/** What somebody reads whose form was sent without the app. */
export function Thanks({ words }: { words: typeof thankYou }) {
  return (
    <div className={styles.thanks}>
      <h1>{words.heading}</h1>
      <p className="lead">{words.text}</p>
      <ButtonLink look="action" to="/">
        {words.home}
      </ButtonLink>
    </div>
  );
}
