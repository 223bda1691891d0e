import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { ChatLabel } from '#components/ui/chat-label.tsx';
import sceneStyles from './hero-drawing.module.css';
import { MarkedText } from '#components/ui/marked-text.tsx';
import '#components/ui/hero.css';
import styles from './hero.module.css';

type Copy = { kicker: string; heading: string; intro: string; getInTouch: string; portfolio: string };

type Props = {
  copy: Copy;
  /** Target of 'Get in Touch', which opens in a new tab. */
  chatLink: string;
  /** Which chat, and when somebody answers. */
  chatNote: string;
  newTab: string;
  /** The drawing: what is inside of its `svg`, and what it shows. */
  scene: string;
  alt: string;
};

/** The hero: the text, and a drawing of threads that are woven into the screen of a shop. */
export function Hero({ copy, chatLink, chatNote, newTab, scene, alt }: Props) {
  return (
    <section className={styles.hero}>
      {/* The red thread, from the first button to the loom. */}
      <div className={styles.thread} aria-hidden="true">
        <svg viewBox="0 0 30 100" width="30" height="100%" preserveAspectRatio="none">
          <path vectorEffect="non-scaling-stroke" d="M6 100C6 70 0 40 1 18S14 0 30 0" />
        </svg>
        <svg viewBox="0 0 100 74" height="74" preserveAspectRatio="none">
          <path vectorEffect="non-scaling-stroke" d="M0 0C0 52 8 72 28 72H66C90 72 100 56 100 0" />
        </svg>
      </div>
      <div className={`container ${styles.row}`}>
        <div className={styles.copy}>
          <p className={styles.kicker}>{copy.kicker}</p>
          <h1>
            <MarkedText>{copy.heading}</MarkedText>
          </h1>
          <p className={`lead quiet ${styles.lead}`}>
            <MarkedText>{copy.intro}</MarkedText>
          </p>
          <div className={`cluster actions ${styles.actions}`}>
            <ButtonLink variant="primary" to={chatLink} target="_blank" rel="noopener noreferrer">
              <ChatLabel text={copy.getInTouch} note={chatNote} />
              <span className="visually-hidden"> {newTab}</span>
            </ButtonLink>
            <ButtonLink variant="secondary" to={paths.portfolio}>
              {copy.portfolio}
            </ButtonLink>
          </div>
        </div>
      </div>
      <figure className={`${styles.scene} ${sceneStyles.drawing}`}>
        <svg viewBox="0 0 820 796" role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: scene }} />
      </figure>
    </section>
  );
}
