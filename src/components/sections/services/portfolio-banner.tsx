import { paths } from '#lib/paths.ts';
import type { Picture as PictureData } from '#content/entries.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { Picture } from '#components/ui/picture.tsx';
import styles from './portfolio-banner.module.css';

type Props = {
  copy: { title: string; text: string; button: string };
  /** Two screens. They are decoration, so their alt text is empty. */
  screens: PictureData[];
};

/** A dark band with a link to the portfolio and the screens of two projects. */
export function PortfolioBanner({ copy, screens }: Props) {
  return (
    <section className={styles.banner}>
      <div className={`container ${styles.row}`}>
        <div className={styles.copy}>
          <h2>{copy.title}</h2>
          <p>{copy.text}</p>
          <ButtonLink variant="primary" to={paths.portfolio}>
            {copy.button}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.screens}>
        {screens.map((picture) => (
          <Picture key={picture.src} picture={{ ...picture, alt: '' }} sizes="(max-width: 760px) 98vw, 640px" />
        ))}
      </div>
    </section>
  );
}
