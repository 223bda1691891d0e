import { href } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import styles from './page-error.module.css';

type Props = { copy: { heading: string; text: string; reload: string; home: string } };

/** The screen of the error boundary. Both ways out load a whole page, so that no broken state is left. */
export function PageError({ copy }: Props) {
  return (
    <section className="section">
      <div className={`container ${styles.copy}`}>
        <h1>{copy.heading}</h1>
        <p className="lead">{copy.text}</p>
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => location.reload()}>
            {copy.reload}
          </Button>
          <ButtonLink variant="secondary" to={href('/')} reload>
            {copy.home}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
