import type { Picture as PictureData } from '#content/entries.ts';
import { Picture } from '#app/ui/picture.tsx';
import { StitchLink } from '#app/ui/stitch-link.tsx';
import styles from './about.module.css';

type Props = {
  words: { heading: string; text: string; highlights: { title: string; text: string }[]; link: string };
  picture: PictureData;
};

/** A highlight breaks between words, never within 'End-to-End'. */
export function About({ words, picture }: Props) {
  return (
    <section className={`section ${styles.about}`}>
      <div className={`wrap ${styles.row}`}>
        <figure>
          <Picture picture={picture} sizes="(max-width: 900px) 96vw, 42vw" />
        </figure>
        <div className={styles.words}>
          <h2>{words.heading}</h2>
          <p className="lead">{words.text}</p>
          <ul>
            {words.highlights.map(({ title, text }) => (
              <li key={title}>
                <h3>{title.split(/(\S+-\S+)/).map((part, i) => (i % 2 ? <span key={part}>{part}</span> : part))}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <StitchLink to="/company/aboutUs">{words.link}</StitchLink>
        </div>
      </div>
    </section>
  );
}
