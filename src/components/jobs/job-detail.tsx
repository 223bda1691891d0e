import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import type { Drawing } from '#drawings/drawing.ts';
import type { JobPage } from '#content/entries.ts';
import type { jobs as jobsCopy } from '#content/records.ts';
import { longDate } from '#lib/dates.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { MarkedText } from '#components/ui/marked-text.tsx';
import { TextLink } from '#components/ui/text-link.tsx';
import '#components/ui/bands.css';
import { hook } from '#lib/data-attributes.ts';
import styles from './job-detail.module.css';
import { vacancyHeading } from './vacancy-heading.ts';
import { splitSalary } from './split-salary.ts';

type Props = { job: JobPage; copy: typeof jobsCopy };
/** `picture` shows the vacancies, `children` are the text. */
type DetailProps = Props & { picture: Drawing; children: ReactNode };

/**
 * A job: terms, description, requirements, and how to apply (specification section 2, 'Job circular'). What depends on
 * the visitor's day shows by src/scripts/deadlines.ts.
 */
export function JobDetail({ job, copy, picture, children }: DetailProps) {
  const { all, requirement } = copy.job;
  return (
    <div className={styles.job}>
      <div className={`container ${styles.row}`}>
        <article className={styles.copy}>
          <TextLink to={paths.jobs}>{all}</TextLink>
          <h1 lang={job.language}>
            <MarkedText>{job.title}</MarkedText>
          </h1>
          <Terms job={job} copy={copy} />
          {/* Where the apply panel is below the text. */}
          <div className={styles.applyEarly}>
            <ButtonLink variant="primary" to={job.applyLink}>
              {copy.job.apply}
            </ButtonLink>
            <Address job={job} copy={copy} />
          </div>
          <p className={`lead ${styles.description}`} lang={job.language}>
            <MarkedText>{job.description}</MarkedText>
          </p>
          <h2>{requirement}</h2>
          <p lang={job.language}>
            <MarkedText>{job.description}</MarkedText>
          </p>
          {children}
        </article>
        <ApplyColumn job={job} copy={copy} picture={picture} />
      </div>
    </div>
  );
}

/** The address to read and copy, for a computer without a mail program. */
function Address({ job, copy }: Props) {
  const [, address] = /^mailto:([^?]+)/.exec(job.applyLink) ?? [];
  return address === undefined ? null : <p className={`small ${styles.address}`}>{copy.job.write.replace('{address}', address)}</p>;
}

function Terms({ job, copy }: Props) {
  const { amount, per } = splitSalary(job.salary);
  const { company, location, jobType, salary, published, updated, deadline } = copy.job.labels;
  return (
    <dl className={styles.terms}>
      <div>
        <dt className="quiet small">{company}</dt>
        <dd className="label">
          <a href={job.websiteLink}>
            <MarkedText>{job.company}</MarkedText>
          </a>
        </dd>
      </div>
      <div>
        <dt className="quiet small">{location}</dt>
        <dd className="label">
          <MarkedText>{job.location}</MarkedText>
        </dd>
      </div>
      <div>
        <dt className="quiet small">{jobType}</dt>
        <dd className="label">{job.type}</dd>
      </div>
      <div>
        <dt className="quiet small">{salary}</dt>
        <dd className="label">
          <span className={styles.amount}>
            <MarkedText>{amount}</MarkedText>
          </span>{' '}
          <MarkedText>{per}</MarkedText>
        </dd>
      </div>
      <div>
        <dt className="quiet small">{published}</dt>
        <dd className="label">
          <time dateTime={job.published}>{longDate(job.published)}</time>
        </dd>
      </div>
      {job.updated && (
        <div>
          <dt className="quiet small">{updated}</dt>
          <dd className="label">
            <time dateTime={job.updated}>{longDate(job.updated)}</time>
          </dd>
        </div>
      )}
      <div className={styles.deadline}>
        {/* In the line of the label, where its appearance moves nothing. */}
        <dt className="quiet small">
          {deadline}
          <b hidden {...hook('after', job.deadline)}>
            {' '}
            {copy.passed}
          </b>
        </dt>
        <dd className="label">
          <time dateTime={job.deadline}>{longDate(job.deadline)}</time>
        </dd>
      </div>
    </dl>
  );
}

/** The coloured column from the header to the footer. At its lower end a woven picture shows each vacancy between two colleagues. */
function ApplyColumn({ job, copy, picture }: Omit<DetailProps, 'children'>) {
  const { applyHeading, applyNote, apply } = copy.job;
  return (
    <aside className={`accent-ground ${styles.apply}`} aria-labelledby="apply">
      <div className={styles.sticky}>
        <div className={`stack ${styles.panel}`}>
          <h2 id="apply">
            <span {...hook('until', job.deadline)}>{vacancyHeading(job.vacancies, copy.numbers, applyHeading)}</span>
            <span hidden {...hook('after', job.deadline)}>
              {vacancyHeading(0, copy.numbers, applyHeading)}
            </span>
          </h2>
          <p className="quiet">{applyNote}</p>
          <ButtonLink variant="primary" to={job.applyLink}>
            {apply}
          </ButtonLink>
          <Address job={job} copy={copy} />
        </div>
      </div>
      <img src={picture.src} width={picture.width} height={picture.height} alt="" loading="lazy" decoding="async" />
    </aside>
  );
}
