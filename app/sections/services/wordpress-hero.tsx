import oldest from '#generated/woven/layer-1.svg?no-inline';
import older from '#generated/woven/layer-2.svg?no-inline';
import old from '#generated/woven/layer-3.svg?no-inline';
import type { Picture as PictureData } from '#content/entries.ts';
import type { Layered } from '#content/services/types.ts';
import { Picture } from '#app/ui/picture.tsx';
import { HeroCopy, type HeroText } from './hero-copy.tsx';
import styles from './wordpress-hero.module.css';

type Props = { text: HeroText; offers: string; pile: Layered; screen: PictureData };

const cloths = [oldest, older, old];

/** A kantha: the site of today lies on the layers that it was, and one running stitch holds them. */
export function WordPressHero({ text, offers, pile, screen }: Props) {
  return (
    <section>
      <div className={`container ${styles.row}`}>
        <HeroCopy text={text} offers={offers} className={styles.copy} />
        <figure>
          <ol className={styles.layers}>
            {pile.layers.map((layer, i) => (
              <li key={layer} style={{ '--place': i }}>
                {cloths[i] ? <img src={cloths[i]} width="720" height="456" alt="" /> : <Top picture={{ ...screen, alt: pile.alt }} />}
                <span className={styles.label}>{layer}</span>
              </li>
            ))}
          </ol>
          <figcaption>{pile.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}

/** The page of today on a hem of paper, with the stitch in it. */
function Top({ picture }: { picture: PictureData }) {
  return (
    <div className={styles.top}>
      <Picture picture={picture} sizes="(max-width: 900px) 61vw, min(44vw, 634px)" priority />
    </div>
  );
}
