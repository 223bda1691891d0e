import { href, Link } from 'react-router';
import type { JobCard as Job } from '#content/entries.ts';
import type { career } from '#content/pages/career.ts';
import { shortDate } from '#app/lib/dates.ts';
import { isNew, isPast } from './job-dates.ts';
import styles from './job-card.module.css';
import { splitSalary } from './split-salary.ts';
import { useToday } from './use-today.ts';

type Props = { job: Job; copy: typeof career };

/** More outlines than this would take the title's room; the number beside them goes on. */
const mostOutlines = 5;

/**
 * A circular in the list. What depends on the day, the ribbon and a passed deadline, comes in the visitor's browser and
 * finds its room kept free (decisions section 7).
 */
export function JobCard({ job, copy }: Props) {
  const today = useToday();
  const { amount, per } = splitSalary(job.salary);
  const { ribbon, vacancies } = copy.list;
  const { published, deadline } = copy.circular.labels;
  return (
    <article className={styles.job}>
      <div className={styles.title}>
        <h3>
          <Link to={href('/company/career/circular/:jobTitle', { jobTitle: job.key })} prefetch="intent">
            {job.title}
          </Link>
        </h3>
        {today !== null && isNew(job.published, today) && <b className={styles.ribbon}>{ribbon}</b>}
        <p>
          {job.category}, {job.type}
          <br />
          {job.location}
        </p>
      </div>
      <p className={styles.vacancies}>
        <span className={styles.outlines} style={{ '--places': Math.min(job.vacancies, mostOutlines) }} />
        {job.vacancies} {job.vacancies === 1 ? vacancies.one : vacancies.many}
      </p>
      <p className={styles.pay}>
        <b>{amount}</b> {per}
      </p>
      <dl className={styles.dates}>
        <div>
          <dt>{published}</dt>
          <dd>
            <time dateTime={job.published}>{shortDate(job.published)}</time>
          </dd>
        </div>
        <div>
          <dt>{deadline}</dt>
          <dd className={styles.deadline}>
            <time dateTime={job.deadline}>{shortDate(job.deadline)}</time>
            {today !== null && isPast(job.deadline, today) && ` ${copy.passed}`}
          </dd>
        </div>
      </dl>
    </article>
  );
}
