import pointPaper from '#generated/woven/point-paper.svg?no-inline';
import type { Picture as PictureData } from '#content/entries.ts';
import type { HalfDrawn } from '#content/services/types.ts';
import { Picture } from '#app/ui/picture.tsx';
import { HeroWords, type HeroText } from './hero-words.tsx';
import styles from './half-drawn-hero.module.css';

type Props = { text: HeroText; offers: string; drawing: HalfDrawn; screen: PictureData };

/** One shop page: its left half is a drawing on point paper, its right half is built; the seam is the red thread. */
export function HalfDrawnHero({ text, offers, drawing, screen }: Props) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.row}`}>
        <HeroWords text={text} offers={offers} className={styles.words} />
        <figure className={styles.half}>
          <div className={styles.screen}>
            <Picture picture={{ ...screen, alt: drawing.alt }} sizes="(max-width: 900px) 96vw, min(55vw, 792px)" priority />
            <img className={styles.paper} src={pointPaper} width="800" height="1000" alt="" />
          </div>
          <figcaption>
            <span>{drawing.drawn}</span>
            <span>{drawing.built}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
