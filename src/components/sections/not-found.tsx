import { paths } from '#lib/paths.ts';
import narrow from '#assets/woven/not-found-narrow.svg?no-inline';
import wide from '#assets/woven/not-found.svg?no-inline';
import { notFoundThread } from '#assets/woven/threads.ts';
import { otherPlaces, search } from '#content/search.ts';
import { OtherPages } from '#components/ui/other-pages.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { RedThread } from '#components/ui/red-thread.tsx';
import '#components/ui/red-thread.css';
import styles from './not-found.module.css';

type Props = { copy: { heading: string; text: string; button: string; imageAlt: string } };

/** The page for unknown addresses. In a large window a red thread leads from the woven picture to the button. */
export function NotFound({ copy }: Props) {
  return (
    <>
      <section className={styles.notFound} style={{ '--end-x': notFoundThread.x, '--end-y': notFoundThread.y }}>
        <picture>
          <source media="(width < 48em)" srcSet={narrow} width="588" height="360" />
          <img src={wide} width="1440" height="530" alt={copy.imageAlt} fetchPriority="high" />
        </picture>
        <RedThread path="M0 0C16 0 34 14 31 34S14 60 23 80S72 100 100 100" className={styles.thread} />
        <div className={`container ${styles.row}`}>
          <h1>{copy.heading}</h1>
          <div>
            <p className="lead">{copy.text}</p>
            <ButtonLink variant="primary" to={paths.home}>
              {copy.button}
            </ButtonLink>
          </div>
        </div>
      </section>
      <OtherPages label={search.elsewhere.label} places={otherPlaces} className={`container cluster ${styles.elsewhere}`} />
    </>
  );
}
