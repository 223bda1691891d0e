import layer1 from '#assets/woven/layer-1.webp?no-inline';
import layer2 from '#assets/woven/layer-2.webp?no-inline';
import layer3 from '#assets/woven/layer-3.webp?no-inline';
import type { Picture as PictureData } from '#content/entries.ts';
import type { WordPressHeroFigure } from '#content/schemas/services.ts';
import { Picture } from '#components/ui/picture.tsx';
import { HeroCopy, type HeroText } from './hero-copy.tsx';
import '#components/ui/hero.css';
import styles from './wordpress-hero.module.css';

type Props = { text: HeroText; offersId: string; figure: WordPressHeroFigure; screen: PictureData | undefined };

const layerPatterns = [layer1, layer2, layer3];

/** The hero of the WordPress page: the screen of a site on top of three woven layers, the older states of that site. Without a screen there is the text only. */
export function WordPressHero({ text, offersId, figure, screen }: Props) {
  return (
    <section>
      <div className={`container columns hero ${styles.row}`}>
        <HeroCopy text={text} offersId={offersId} className={`stack ${styles.copy}`} />
        {screen && (
          <figure>
            <ol className={styles.layers}>
              {figure.layers.map((label, i) => (
                <li key={label} style={{ '--layer': i }}>
                  {layerPatterns[i] ? (
                    <img src={layerPatterns[i]} width="720" height="456" alt="" />
                  ) : (
                    <TopLayer picture={{ ...screen, alt: figure.alt }} />
                  )}
                  <span className={`small ${styles.label}`}>{label}</span>
                </li>
              ))}
            </ol>
            <figcaption className="quiet small measure">{figure.caption}</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}

/** The screen with a margin around it and a line of stitches in the margin. */
function TopLayer({ picture }: { picture: PictureData }) {
  return (
    <div className={styles.topLayer}>
      <Picture picture={picture} sizes="(width < 56.25em) 61vw, min(44vw, 634px)" priority />
    </div>
  );
}
