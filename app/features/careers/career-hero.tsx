import { people } from '#generated/woven/people.ts';
import type { JobCard } from '#content/entries.ts';
import type { career } from '#content/pages/career.ts';
import styles from './career-hero.module.css';
import { freePlaces } from './free-places.ts';

type Props = { words: typeof career; jobs: JobCard[] };

/** The people of the company in a row. Each vacancy of the circulars is one more place, of which only the outline is stitched. */
export function CareerHero({ words, jobs }: Props) {
  const free = jobs.reduce((sum, { vacancies }) => sum + vacancies, 0);
  const { wide, narrow } = people;
  return (
    <>
      <header className={`wrap ${styles.opening}`}>
        <h1>{freePlaces(free, words.numbers, words.hero.heading)}</h1>
        <p className="lead">{words.hero.text}</p>
      </header>
      <picture className={styles.people}>
        <source media="(max-width: 47.5em)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
        <img src={wide.src} width={wide.width} height={wide.height} alt={words.hero.imageAlt} />
      </picture>
    </>
  );
}
