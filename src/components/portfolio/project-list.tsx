import { useRef } from 'react';
import { projectCategories } from '#content/categories.ts';
import { pageSize } from '#content/constants.ts';
import * as times from '#content/times.ts';
import type { ProjectCard as Project } from '#content/entries.ts';
import type { portfolio } from '#content/pages/portfolio.ts';
import { type ListStart, type LoadPart, useListing, type Visits } from '#lib/use-listing.ts';
import { useFirstPaint } from '#lib/use-first-paint.ts';
import { useFocusNewItems } from '#lib/use-focus-new-items.ts';
import type { CarouselCopy } from '#components/ui/carousel.tsx';
import { CategoryChips } from '#components/ui/category-chips.tsx';
import { ListFooter } from '#components/ui/list-footer.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { matchProject } from './match-project.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './project-list.module.css';
import { projectRows } from './project-rows.ts';

type Props = { copy: typeof portfolio; start: ListStart<Project>; load: LoadPart; carousel: CarouselCopy };

const visits: Visits<Project> = new Map();
const glyphs = {
  'Web Design': 'design',
  'Web Development': 'code',
  CMS: 'cms',
  'Software Development': 'software',
  'App Development': 'app',
} as const;

/** The list of projects, the newest one large and the others in rows, with search and category filter. 'Load More' adds nine to the first nine (specification section 4). */
export function ProjectList({ copy, start, load, carousel }: Props) {
  const list = useListing({ start, load, matches: matchProject, pageSize, visits });
  const items = useRef<HTMLUListElement>(null);
  const whole = useFirstPaint();
  const expectMore = useFocusNewItems(items, list.shown.length);
  // The grid cells of all projects but the first, which is not in a row.
  const cells = projectRows(list.shown.length - 1).flatMap((row) =>
    row.map((span, i) => ({ 'data-span': span, 'data-end': i === row.length - 1 || undefined })),
  );

  function loadMore() {
    expectMore();
    list.loadMore();
  }

  function tryAgain() {
    expectMore();
    list.tryAgain();
  }

  return (
    <>
      <header className={`container ${styles.head}`}>
        <h1>{copy.heading}</h1>
        <p className="lead">{copy.subtitle}</p>
        <SearchField {...copy.search} text={list.query.text} onChange={list.setText} onFocus={list.prepareFilter} />
        {whole && (
          <CategoryChips
            label={copy.categories}
            categories={projectCategories}
            glyphs={glyphs}
            selected={list.query.category}
            onSelect={list.setCategory}
            interval={times.portfolioCategoriesAutoplay}
            copy={carousel}
          />
        )}
      </header>
      {whole && (
        <div className="container">
          <h2 className="visually-hidden">{copy.listHeading}</h2>
          <ul ref={items} className={styles.rows}>
            {list.shown.map((project, i) => (
              <li key={project.key} {...cells[i - 1]}>
                <ProjectCard
                  project={project}
                  lead={i === 0}
                  sizes={i === 0 ? '(max-width: 900px) 94vw, 76vw' : sizesOf(cells[i - 1]?.['data-span'])}
                />
              </li>
            ))}
          </ul>
          <ListFooter list={list} copy={copy} onMore={loadMore} onTryAgain={tryAgain} />
        </div>
      )}
    </>
  );
}

/** The `sizes` of a picture that spans so many of the twelve columns. One alone in its row extends to the window's edge. */
function sizesOf(span?: number) {
  const width = { 4: '380px', 5: '480px', 7: '690px', 8: '790px' }[span ?? 0] ?? '68vw';
  return `(max-width: 620px) 92vw, (max-width: 900px) 46vw, ${width}`;
}
