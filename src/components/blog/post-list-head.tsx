import type { blog } from '#content/records.ts';
import { listFieldId } from '#lib/listing.ts';
import { SearchField } from '#components/ui/search-field.tsx';
import styles from './post-list-head.module.css';

type Props = { copy: Pick<typeof blog, 'heading' | 'subheading' | 'search'> };

/** The head of the blog with the search in the titles, which the list reads (post-list.tsx). */
export function PostListHead({ copy }: Props) {
  return (
    <header className={`container head page-head ${styles.head}`}>
      <div>
        <h1>{copy.heading}</h1>
        <p className="lead quiet">{copy.subheading}</p>
      </div>
      <SearchField {...copy.search} id={listFieldId} />
    </header>
  );
}
