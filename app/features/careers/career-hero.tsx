import { team } from '#generated/woven/team.ts';
import type { JobCard } from '#content/entries.ts';
import type { career } from '#content/pages/career.ts';
import styles from './career-hero.module.css';
import { vacancyHeading } from './vacancy-heading.ts';

type Props = { copy: typeof career; jobs: JobCard[] };

/** The heading counts the vacancies of all circulars. The woven picture shows the team, and each vacancy as a stitched outline. */
export function CareerHero({ copy, jobs }: Props) {
  const vacancyCount = jobs.reduce((sum, { vacancies }) => sum + vacancies, 0);
  const { wide, narrow } = team;
  return (
    <>
      <header className={`container ${styles.header}`}>
        <h1>{vacancyHeading(vacancyCount, copy.numbers, copy.hero.heading)}</h1>
        <p className="lead">{copy.hero.text}</p>
      </header>
      <picture className={styles.team}>
        <source media="(max-width: 47.5em)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
        <img src={wide.src} width={wide.width} height={wide.height} alt={copy.hero.imageAlt} />
      </picture>
    </>
  );
}
