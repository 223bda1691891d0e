import { places } from '#generated/woven/places.ts';
import type { JobPage } from '#content/entries.ts';
import type { career } from '#content/pages/career.ts';
import { longDate } from '#app/lib/dates.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { StitchLink } from '#app/ui/stitch-link.tsx';
import styles from './circular.module.css';
import { freePlaces } from './free-places.ts';
import { isPast } from './job-days.ts';
import { salaryParts } from './salary.ts';
import { useToday } from './use-today.ts';

type Props = { job: JobPage; words: typeof career };

/** A vacancy: its terms, what the work is, what it asks, and how to apply (specification section 2, 'Job circular'). */
export function Circular({ job, words }: Props) {
  const { all, requirement } = words.circular;
  return (
    <div className={styles.circular}>
      <div className={`wrap ${styles.row}`}>
        <article className={styles.words}>
          <StitchLink to="/company/career">{all}</StitchLink>
          <h1>{job.title}</h1>
          <Terms job={job} words={words} />
          <p className={styles.description}>{job.description}</p>
          <h2>{requirement}</h2>
          <p>{job.description}</p>
          <Prose className={styles.body} html={underHeading(job.body)} />
        </article>
        <Apply job={job} words={words} />
      </div>
    </div>
  );
}

function Terms({ job, words }: Props) {
  const today = useToday();
  const { amount, per } = salaryParts(job.salary);
  const { company, location, jobType, salary, published, deadline } = words.circular.labels;
  return (
    <dl className={styles.terms}>
      <div>
        <dt>{company}</dt>
        <dd>
          <a href={job.websiteLink}>{job.company}</a>
        </dd>
      </div>
      <div>
        <dt>{location}</dt>
        <dd>{job.location}</dd>
      </div>
      <div>
        <dt>{jobType}</dt>
        <dd>{job.type}</dd>
      </div>
      <div>
        <dt>{salary}</dt>
        <dd>
          <span className={styles.amount}>{amount}</span> {per}
        </dd>
      </div>
      <div>
        <dt>{published}</dt>
        <dd>
          <time dateTime={job.published}>{longDate(job.published)}</time>
        </dd>
      </div>
      <div className={styles.until}>
        {/* Said in the line of the label, where it moves nothing. */}
        <dt>
          {deadline}
          {today !== null && isPast(job.deadline, today) && <b> {words.passed}</b>}
        </dt>
        <dd>
          <time dateTime={job.deadline}>{longDate(job.deadline)}</time>
        </dd>
      </div>
    </dl>
  );
}

/** One dyed length from the header to the footer; the free places stand at its foot, each between two colleagues. */
function Apply({ job, words }: Props) {
  const { panel, promise, apply } = words.circular;
  const cloth = places[job.vacancies];
  return (
    <aside className={styles.apply} aria-labelledby="apply">
      <div className={styles.stays}>
        <div className={styles.panel}>
          <h2 id="apply">{freePlaces(job.vacancies, words.numbers, panel)}</h2>
          <p>{promise}</p>
          <ButtonLink look="action" to={job.applyLink}>
            {apply}
          </ButtonLink>
        </div>
      </div>
      {cloth && <img src={cloth.src} width={cloth.width} height={cloth.height} alt="" loading="lazy" decoding="async" />}
    </aside>
  );
}

/** The body stands under the heading of the requirements, so its own headings are of the next level. */
function underHeading(body: string): string {
  return body.replaceAll(/(?<=<\/?)h2(?=>)/g, 'h3');
}
