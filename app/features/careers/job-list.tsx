import { jobCategories } from '#content/constants.ts';
import type { JobCard } from '#content/entries.ts';
import type { career } from '#content/pages/career.ts';
import { useListing, type Visits } from '#app/lib/use-listing.ts';
import { SearchField } from '#app/ui/search-field.tsx';
import { JobRow } from './job-row.tsx';
import styles from './job-list.module.css';
import { matchJob } from './match-job.ts';

type Props = { words: typeof career; jobs: JobCard[] };

const visits: Visits<JobCard> = new Map();

/** The circulars, newest first, narrowed by a search in the titles and by one category (specification sections 2 and 5). */
export function JobList({ words, jobs }: Props) {
  const list = useListing({ first: jobs, total: jobs.length, loadAll: async () => jobs, matches: matchJob, pageSize: jobs.length, visits });
  const { text, category: chosen } = list.query;
  const { count, empty } = words.list;

  /** `null` stands for all categories; pressing the chosen one again, as the list understands it, leads there too. */
  function choose(category: string | null) {
    const pressed = category ?? chosen;
    if (pressed !== null) list.toggleCategory(pressed);
  }

  return (
    <section className={styles.board}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.filter}>
          <h2>{words.list.heading}</h2>
          <SearchField {...words.list.search} text={text} onChange={list.setText} onFocus={list.prepare} />
          <fieldset className={styles.categories}>
            <legend>{words.list.category}</legend>
            {[null, ...jobCategories].map((category) => (
              <label key={category} className={styles.option}>
                <input type="radio" name="category" checked={category === chosen} onChange={() => choose(category)} />
                {category ?? words.list.allCategories}
                <span>{jobs.filter((job) => matchJob(job, { text, category })).length}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <div>
          <ul className={styles.jobs}>
            {list.shown.map((job) => (
              <li key={job.key}>
                <JobRow job={job} words={words} />
              </li>
            ))}
          </ul>
          <p role="status" className={list.found ? 'sr' : styles.empty}>
            {list.found ? `${list.found} ${list.found === 1 ? count.one : count.many}` : empty}
          </p>
        </div>
      </div>
    </section>
  );
}
