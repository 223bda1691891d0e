import type { Picture as PictureData } from '#content/entries.ts';
import type { KeyElement } from '#content/schemas/services.ts';
import { Picture } from '#components/ui/picture.tsx';
import { uncroppedPicture } from './uncropped-picture.ts';
import styles from './key-elements.module.css';

type Props = { copy: { title: string; intro: string; alt: string; items: KeyElement[] }; screen: PictureData | undefined };

/**
 * Six notes, beside a screen with the number of each note where it belongs. On a phone, where its letters would be too small,
 * each note has its own part of the screen instead. Without a screen there are the notes only.
 */
export function KeyElements({ copy, screen }: Props) {
  return (
    <section className="section">
      <div className={`container columns ${styles.row}`}>
        <header className={`head ${styles.head}`}>
          <h2>{copy.title}</h2>
          <p className="lead quiet">{copy.intro}</p>
        </header>
        {screen && (
          <figure className={styles.screen}>
            <Picture picture={uncroppedPicture(screen, copy.alt)} sizes="(width < 56.25em) 94vw, 65vw" />
            {copy.items.map(({ title, position }, i) => (
              <b key={title} style={{ left: `${position.left}%`, top: `${position.top}%` }} aria-hidden="true">
                {i + 1}
              </b>
            ))}
          </figure>
        )}
        <ol className={styles.notes}>
          {copy.items.map(({ title, text, detail }) => (
            <li key={title}>
              {screen && (
                <span className={styles.detail} style={{ '--left': `-${detail.left}%`, '--top': `-${detail.top}%` }}>
                  <Picture picture={uncroppedPicture(screen, '')} sizes="580px" />
                </span>
              )}
              <div>
                <h3>{title}</h3>
                <p className="quiet card-text">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
