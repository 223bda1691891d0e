import { projectCategories } from '#content/categories.ts';
import type { ProjectCard as Project } from '#content/entries.ts';
import * as durations from '#content/durations.ts';
import type { CarouselCopy } from '#components/ui/carousel.tsx';
import { FilteredList, type FilteredListCopy, type ListStart } from '#components/ui/filtered-list.tsx';
import { projectItems } from './project-items.tsx';
import styles from './project-list.module.css';

const glyphs = {
  'Web Design': 'design',
  'Web Development': 'code',
  CMS: 'cms',
  'Software Development': 'software',
  'App Development': 'app',
} as const;

/** The list of projects with its categories. The search in it is above (project-list-head.tsx). */
export function ProjectList({ copy, start, carousel }: { copy: FilteredListCopy; start: ListStart<Project>; carousel: CarouselCopy }) {
  return (
    <FilteredList
      copy={copy}
      chips={{ categories: projectCategories, glyphs, interval: durations.portfolioCategoriesAutoplay, copy: carousel }}
      items={projectItems}
      start={start}
      classes={{ chips: styles.categories, items: styles.rows }}
    />
  );
}
