import type { Picture as PictureData } from '#content/entries.ts';
import type { WebHeroFigure } from '#content/schemas/services.ts';
import { Picture } from '#components/ui/picture.tsx';
import { HeroCopy, type HeroText } from './hero-copy.tsx';
import { uncroppedPicture } from './uncropped-picture.ts';
import '#components/ui/hero.css';
import styles from './web-hero.module.css';

type Props = {
  text: HeroText;
  offersId: string;
  ways: { title: string; id: string };
  figure: WebHeroFigure;
  screen: PictureData | undefined;
};

/** The hero of the web page: the screen of a shop. A sketch on squared paper covers its left half. Without a screen there is the text only. */
export function WebHero({ text, offersId, ways, figure, screen }: Props) {
  return (
    <section className={`tinted ${styles.hero}`}>
      <div className={`container columns hero ${styles.row}`}>
        <HeroCopy text={text} offersId={offersId} className={`stack ${styles.copy}`} further={{ name: ways.title, to: `#${ways.id}` }} />
        {screen && (
          <figure className={styles.figure}>
            <div className={styles.screen}>
              <Picture
                picture={uncroppedPicture(screen, figure.alt)}
                sizes="(width < 40em) 190vw, (width < 56.25em) 96vw, min(55vw, 792px)"
                priority
              />
              <div className={styles.designGrid} data-print="none" />
            </div>
            <figcaption className="small">
              <span>{figure.drawnCaption}</span>
              <span>{figure.builtCaption}</span>
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}
