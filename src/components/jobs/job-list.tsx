import { jobCategories } from '#content/categories.ts';
import type { JobCard as Job } from '#content/entries.ts';
import type { jobs as jobsCopy } from '#content/records.ts';
import { SearchField } from '#components/ui/search-field.tsx';
import { hook } from '#lib/data-attributes.ts';
import { JobCard } from './job-card.tsx';
import styles from './job-list.module.css';

type Props = { copy: typeof jobsCopy; jobs: Job[] };

/** The fragment that leads to the list. */
export const jobsId = 'jobs';

/**
 * The jobs, newest first, with a search in the titles and a category filter (specification sections 2 and 5). All are in
 * the page, so a script only hides what does not match (src/scripts/job-list.ts).
 */
export function JobList({ copy, jobs }: Props) {
  const { count, empty, none } = copy.list;
  return (
    <section id={jobsId} className="section">
      <div className={`container columns ${styles.row}`}>
        <div className={`sticky stack ${styles.filter}`}>
          <h2>{copy.list.heading}</h2>
          <SearchField {...copy.list.search} id="job-search" />
          <fieldset className={styles.categories}>
            <legend className="small">{copy.list.category}</legend>
            {['', ...jobCategories].map((category) => (
              <label key={category} className={`card-text ${styles.option}`}>
                <input type="radio" name="category" value={category} defaultChecked={category === ''} />
                {category || copy.list.allCategories}
                <span className="quiet small">{jobs.filter((job) => category === '' || job.category === category).length}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <div>
          <ul className={styles.jobs}>
            {jobs.map((job) => (
              <li key={job.key} data-title={job.title} {...hook('category', job.category)}>
                <JobCard job={job} copy={copy} />
              </li>
            ))}
          </ul>
          <p
            role="status"
            className={`${styles.empty} ${jobs.length > 0 ? 'visually-hidden' : ''}`}
            data-one={count.one}
            data-many={count.many}
            data-empty={jobs.length > 0 ? empty : none}
          >
            {jobs.length > 0 ? `${jobs.length} ${jobs.length === 1 ? count.one : count.many}` : none}
          </p>
        </div>
      </div>
    </section>
  );
}
