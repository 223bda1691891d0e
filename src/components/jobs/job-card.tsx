import { paths } from '#lib/paths.ts';
import type { JobCard as Job } from '#content/entries.ts';
import type { jobs as jobsCopy } from '#content/records.ts';
import { shortDate } from '#lib/dates.ts';
import { MarkedText } from '#components/ui/marked-text.tsx';
import { hook } from '#lib/data-attributes.ts';
import { lastWeek, newPeriod } from './job-dates.ts';
import '#components/ui/one-link.css';
import '#components/ui/stitched.css';
import styles from './job-card.module.css';
import { splitSalary } from './split-salary.ts';

type Props = { job: Job; copy: typeof jobsCopy };

/** More outlines would leave too little space for the title; the number next to them counts all vacancies. */
const maxOutlines = 5;

/**
 * A job in the list. The ribbon, the colour of the last week and the note about a passed deadline depend on the day, so a script
 * shows them (src/scripts/deadlines.ts); their space is reserved, so that nothing moves (decisions section 7).
 */
export function JobCard({ job, copy }: Props) {
  const { amount, per } = splitSalary(job.salary);
  const isNew = newPeriod(job.published);
  const isSoon = lastWeek(job.deadline);
  const { ribbon, vacancies } = copy.list;
  const { published, deadline } = copy.job.labels;
  return (
    <article className={`one-link ${styles.job}`}>
      <div className={styles.title}>
        <h3>
          <a href={paths.job(job.key)} className="stitched">
            <MarkedText>{job.title}</MarkedText>
          </a>
        </h3>
        <b className={`label ${styles.ribbon}`} {...hook('after', isNew.after)} {...hook('until', isNew.until)} hidden>
          {ribbon}
        </b>
        <p className="quiet">
          {job.category}, {job.type}
          <br />
          <MarkedText>{job.location}</MarkedText>
        </p>
      </div>
      <p className={`quiet small ${styles.vacancies}`}>
        <span className={styles.outlines} style={{ '--outline-count': Math.min(job.vacancies, maxOutlines) }} />
        {job.vacancies} {job.vacancies === 1 ? vacancies.one : vacancies.many}
      </p>
      <p className={`quiet small ${styles.pay}`}>
        <b>
          <MarkedText>{amount}</MarkedText>
        </b>{' '}
        <MarkedText>{per}</MarkedText>
      </p>
      <dl className={`small ${styles.dates}`}>
        <div>
          <dt className="quiet">{published}</dt>
          <dd>
            <time dateTime={job.published}>{shortDate(job.published)}</time>
          </dd>
        </div>
        <div>
          <dt className="quiet">{deadline}</dt>
          <dd className={styles.deadline}>
            <i className={styles.soon} {...hook('after', isSoon.after)} {...hook('until', isSoon.until)} hidden />
            <time dateTime={job.deadline}>{shortDate(job.deadline)}</time>
            <span {...hook('after', job.deadline)} hidden>
              {` ${copy.passed}`}
            </span>
          </dd>
        </div>
      </dl>
    </article>
  );
}
