import { jobCategories } from '#content/categories.ts';
import type { JobCard as Job } from '#content/entries.ts';
import type { career } from '#content/pages/career.ts';
import { useChoice } from '#lib/use-choice.ts';
import { type ListStart, type LoadPart, type Query, useListing, type Visits } from '#lib/use-listing.ts';
import { SearchField } from '#components/ui/search-field.tsx';
import { JobCard } from './job-card.tsx';
import styles from './job-list.module.css';
import { matchJob } from './match-job.ts';

type Props = { copy: typeof career; start: ListStart<Job>; load: LoadPart };

/** The fragment that leads to the list. */
export const circularsId = 'circulars';

const visits: Visits<Job> = new Map();

/** The circulars, newest first, with a search in the titles and a category filter (specification sections 2 and 5). */
export function JobList({ copy, start, load }: Props) {
  const list = useListing({ start, load, matches: matchJob, pageSize: start.total, visits });
  const { cards: jobs } = start;
  const { count, empty, none } = copy.list;

  return (
    <section id={circularsId} className={styles.section}>
      <div className={`container ${styles.row}`}>
        <div className={styles.filter}>
          <h2>{copy.list.heading}</h2>
          <SearchField {...copy.list.search} text={list.query.text} onChange={list.setText} onFocus={list.prepareFilter} />
          <Categories copy={copy.list} jobs={jobs} query={list.query} onSelect={list.setCategory} />
        </div>
        <div>
          <ul className={styles.jobs}>
            {list.shown.map((job) => (
              <li key={job.key}>
                <JobCard job={job} copy={copy} />
              </li>
            ))}
          </ul>
          <p role="status" className={list.found ? 'visually-hidden' : styles.empty}>
            {list.found ? `${list.found} ${list.found === 1 ? count.one : count.many}` : jobs.length === 0 ? none : empty}
          </p>
        </div>
      </div>
    </section>
  );
}

type CategoriesProps = { copy: (typeof career)['list']; jobs: Job[]; query: Query; onSelect: (category: string | null) => void };

/** The categories, each with the number of jobs that match it and the text. */
function Categories({ copy, jobs, query: { text, category: selected }, onSelect }: CategoriesProps) {
  const [checked, check] = useChoice(selected, onSelect);

  return (
    <fieldset className={styles.categories}>
      <legend>{copy.category}</legend>
      {[null, ...jobCategories].map((category) => (
        <label key={category} className={styles.option}>
          <input type="radio" name="category" checked={category === checked} onChange={() => check(category)} />
          {category ?? copy.allCategories}
          <span>{jobs.filter((job) => matchJob(job, { text, category })).length}</span>
        </label>
      ))}
    </fieldset>
  );
}
