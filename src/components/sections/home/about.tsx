import { paths } from '#lib/paths.ts';
import type { Picture as PictureData } from '#content/entries.ts';
import { Picture } from '#components/ui/picture.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import styles from './about.module.css';

type Props = {
  copy: { heading: string; text: string; highlights: { title: string; text: string }[]; link: string };
  picture: PictureData;
};

/** The about section. The title of a highlight never breaks inside a hyphenated word such as 'End-to-End'. */
export function About({ copy, picture }: Props) {
  return (
    <section className={`section ${styles.about}`}>
      <div className={`container columns ${styles.row}`}>
        <figure>
          <Picture picture={picture} sizes="(width < 56.25em) 96vw, 42vw" />
        </figure>
        <div className={styles.copy}>
          <h2>{copy.heading}</h2>
          <p className="lead">{copy.text}</p>
          <ul className="cards card-text">
            {copy.highlights.map(({ title, text }) => (
              <li key={title}>
                <h3>{title.split(/(\S+-\S+)/).map((part, i) => (i % 2 ? <span key={part}>{part}</span> : part))}</h3>
                <p className="quiet">{text}</p>
              </li>
            ))}
          </ul>
          <TextLink to={paths.about}>{copy.link}</TextLink>
        </div>
      </div>
    </section>
  );
}
