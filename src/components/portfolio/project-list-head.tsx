import type { portfolio } from '#content/records.ts';
import { listFieldId } from '#lib/listing.ts';
import { SearchField } from '#components/ui/search-field.tsx';
import styles from './project-list-head.module.css';

type Props = { copy: Pick<typeof portfolio, 'heading' | 'subtitle' | 'search'> };

/** The head of the portfolio with the search in names and descriptions, which the list reads (project-list.tsx). */
export function ProjectListHead({ copy }: Props) {
  return (
    <header className={`container page-head cluster ${styles.head}`}>
      <h1>{copy.heading}</h1>
      <div className="cluster">
        <p className="lead quiet">{copy.subtitle}</p>
        <SearchField {...copy.search} id={listFieldId} />
      </div>
    </header>
  );
}
