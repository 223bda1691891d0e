import type { JobCard } from '#content/entries.ts';
import type { jobs as jobsCopy } from '#content/records.ts';
import type { Drawing } from '#drawings/drawing.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import '#components/ui/stitched.css';
import { hook } from '#lib/data-attributes.ts';
import styles from './jobs-hero.module.css';
import { openVacancies } from './job-dates.ts';
import { jobsId } from './job-list.tsx';
import { vacancyHeading } from './vacancy-heading.ts';

type Props = {
  copy: typeof jobsCopy;
  jobs: JobCard[];
  /** The team, with the vacancies of these jobs. */ team: { wide: Drawing; narrow: Drawing };
};

/**
 * The heading counts the vacancies of all jobs whose deadline is not past on the visitor's day (src/scripts/deadlines.ts). The woven picture shows the
 * team, and each vacancy as a stitched outline.
 */
export function JobsHero({ copy, jobs, team }: Props) {
  const { wide, narrow } = team;
  const hasOutlines = jobs.some(({ vacancies }) => vacancies > 0);
  return (
    <>
      <header className={`container head page-head ${styles.header}`}>
        <h1>
          {openVacancies(jobs).map(({ after, until, count }) => (
            <span key={after ?? 'today'} {...hook('after', after)} {...hook('until', until)} hidden={after !== undefined}>
              {vacancyHeading(count, copy.numbers, copy.hero.heading)}
            </span>
          ))}
        </h1>
        <div className="stack">
          <p className="lead quiet">
            {copy.hero.text} {hasOutlines && copy.hero.outlines}
          </p>
          {jobs.length > 0 && (
            <ButtonLink variant="primary" to={`#${jobsId}`}>
              {copy.hero.see} {vacancyHeading(jobs.length, copy.numbers, copy.hero.jobs).toLowerCase()}
            </ButtonLink>
          )}
        </div>
      </header>
      <picture className={styles.team}>
        <source media="(width < 48em)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
        <img src={wide.src} width={wide.width} height={wide.height} alt={hasOutlines ? copy.hero.outlinesAlt : copy.hero.imageAlt} />
      </picture>
    </>
  );
}
