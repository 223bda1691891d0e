import { ButtonLink } from '#app/ui/button.tsx';
import styles from './hero.module.css';

type Words = { kicker: string; heading: string; intro: string; getInTouch: string; portfolio: string };

type Props = {
  words: Words;
  /** Where 'Get in Touch' leads, in a new tab. */
  chat: string;
  newTab: string;
  /** The drawing's markup; empty while the app takes over the delivered page, whose drawing then stays. */
  scene: string;
};

/** Threads come down from the header, are woven, and become the desk that a customer works at. */
export function Hero({ words, chat, newTab, scene }: Props) {
  return (
    <section className={styles.hero}>
      {/* The madder thread, from the button that matters into the loom. */}
      <div className={styles.thread} aria-hidden="true">
        <svg viewBox="0 0 30 100" preserveAspectRatio="none">
          <path d="M6 100C6 70 0 40 1 18S14 0 30 0" />
        </svg>
        <svg viewBox="0 0 100 74" preserveAspectRatio="none">
          <path d="M0 0C0 52 8 72 28 72H66C90 72 100 56 100 0" />
        </svg>
      </div>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.words}>
          <p className={styles.kicker}>{words.kicker}</p>
          <h1>{words.heading}</h1>
          <p className={`lead ${styles.lead}`}>{words.intro}</p>
          <div className={styles.acts}>
            <ButtonLink look="action" to={chat} target="_blank" rel="noopener noreferrer">
              {words.getInTouch}
              <span className="sr"> {newTab}</span>
            </ButtonLink>
            {/* A full page load, as specified. */}
            <ButtonLink look="plain" to="/portfolio" reloadDocument>
              {words.portfolio}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className={styles.scene} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: scene }} />
    </section>
  );
}
