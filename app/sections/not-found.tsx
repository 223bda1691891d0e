import { ButtonLink } from '#app/ui/button.tsx';
import styles from './not-found.module.css';

type Props = { words: { heading: string; text: string; button: string } };

export function NotFound({ words }: Props) {
  return (
    <section className={styles.oops}>
      <div className={`wrap ${styles.row}`}>
        <h1>{words.heading}</h1>
        <div>
          <p className="lead">{words.text}</p>
          <ButtonLink look="action" to="/">
            {words.button}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
