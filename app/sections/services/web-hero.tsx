import pointPaper from '#generated/woven/design-grid.svg?no-inline';
import type { Picture as PictureData } from '#content/entries.ts';
import type { HalfDrawn } from '#content/services/types.ts';
import { Picture } from '#app/ui/picture.tsx';
import { HeroCopy, type HeroText } from './hero-copy.tsx';
import styles from './web-hero.module.css';

type Props = { text: HeroText; offers: string; drawing: HalfDrawn; screen: PictureData };

/** One shop page: its left half is a drawing on point paper, its right half is built; the seam is the red thread. */
export function WebHero({ text, offers, drawing, screen }: Props) {
  return (
    <section className={styles.hero}>
      <div className={`container ${styles.row}`}>
        <HeroCopy text={text} offers={offers} className={styles.copy} />
        <figure className={styles.figure}>
          <div className={styles.screen}>
            <Picture picture={{ ...screen, alt: drawing.alt }} sizes="(max-width: 900px) 96vw, min(55vw, 792px)" priority />
            <img className={styles.grid} src={pointPaper} width="800" height="1000" alt="" />
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
