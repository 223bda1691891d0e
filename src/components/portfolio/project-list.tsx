import { projectCategories } from '#content/categories.ts';
import type { ProjectCard as Project } from '#content/entries.ts';
import type { portfolio } from '#content/records.ts';
import * as times from '#content/times.ts';
import { type ListStart, useListing } from '#lib/use-listing.ts';
import type { CarouselCopy } from '#components/ui/carousel.tsx';
import { FilteredList } from '#components/ui/filtered-list.tsx';
import type { ListFooterCopy } from '#components/ui/list-footer.tsx';
import { matchProject } from './match-project.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './project-list.module.css';
import { projectRows } from './project-rows.ts';

type Props = {
  copy: ListFooterCopy & Pick<typeof portfolio, 'categories' | 'listHeading'>;
  start: ListStart<Project>;
  carousel: CarouselCopy;
};

const glyphs = {
  'Web Design': 'design',
  'Web Development': 'code',
  CMS: 'cms',
  'Software Development': 'software',
  'App Development': 'app',
} as const;

/**
 * The list of projects, the newest one large and the others in rows, with a category filter and the search above it
 * (project-list-head.tsx). 'Load More' adds nine to the first nine (specification section 4).
 */
export function ProjectList({ copy, start, carousel }: Props) {
  const { items, ...list } = useListing(start, matchProject);
  // The grid cells of all projects but the first, which is not in a row.
  const cells = projectRows(list.shown.length - 1).flatMap((row) =>
    row.map((span, i) => ({ span, ends: i === row.length - 1, withFigure: row.length < 3 })),
  );
  return (
    <FilteredList
      copy={copy}
      chips={{ categories: projectCategories, glyphs, interval: times.portfolioCategoriesAutoplay, copy: carousel }}
      list={list}
      items={items}
      classes={{ chips: styles.categories, items: styles.rows }}
    >
      {list.shown.map((project, i) => (
        <li
          key={project.key}
          data-span={cells[i - 1]?.span}
          data-end={cells[i - 1]?.ends ? true : undefined}
          style={{ '--span': cells[i - 1]?.span }}
        >
          <ProjectCard
            project={project}
            lead={i === 0}
            withFigure={cells[i - 1]?.withFigure ?? true}
            sizes={i === 0 ? '(width < 56.25em) 94vw, 76vw' : sizesOf(cells[i - 1]?.span)}
          />
        </li>
      ))}
    </FilteredList>
  );
}

/** The `sizes` of a picture that spans so many of the twelve columns. One alone in its row extends to the window's edge. */
function sizesOf(span?: number) {
  const width = { 4: '380px', 5: '480px', 7: '690px', 8: '790px' }[span ?? 0] ?? '68vw';
  return `(width < 40em) 92vw, (width < 56.25em) 46vw, ${width}`;
}
