import { paths } from '#lib/paths.ts';
import type { ProjectCard } from '#content/entries.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { MarkedText } from '#components/ui/marked-text.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { uncroppedPicture } from './uncropped-picture.ts';
import '#components/ui/bands.css';
import styles from './portfolio-banner.module.css';

type Props = {
  copy: { title: string; text: string; button: string };
  /** Two projects. Their pictures are decoration beside their names, so the alt text is empty. */
  projects: ProjectCard[];
};

/** A dark band with a link to the portfolio, and two projects, each with its whole screen and a link to its page. */
export function PortfolioBanner({ copy, projects }: Props) {
  return (
    <section className={`dark-ground ${styles.banner}`}>
      <div className={`container columns ${styles.row}`}>
        <div className={`stack ${styles.copy}`}>
          <h2 className="title">{copy.title}</h2>
          <p className="lead quiet">{copy.text}</p>
          <ButtonLink variant="primary" to={paths.portfolio}>
            {copy.button}
          </ButtonLink>
        </div>
        <ul className={styles.projects}>
          {projects.map(({ key, name, place, cover }) => (
            <li key={key}>
              <a href={paths.project(key)}>
                <Picture picture={uncroppedPicture(cover, '')} sizes="(width < 40em) 90vw, (width < 56.25em) 47vw, min(31vw, 557px)" />
                <span className="quiet small">
                  <b>
                    <MarkedText>{name}</MarkedText>
                  </b>
                  , <MarkedText>{place}</MarkedText>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
