/** What is drawn of the entries. Pages name no other drawing, and src/pages/assets/[drawing].svg.ts serves all of these. */
import type { CollectionEntry } from 'astro:content';
import { facts } from '#content/records.ts';
import type { DrawingSpec } from '#drawings/drawing.ts';

type Specs = Readonly<Record<string, DrawingSpec>>;

export function postDrawings({ id: slug, data: { edge: colour, fields } }: CollectionEntry<'blog'>) {
  return {
    ...(!fields.blogImg && coverDrawings(slug)),
    ...(colour && { edge: { kind: 'edge', slug, colour } as const }),
  } satisfies Specs;
}

export function projectDrawings({ id: slug, data: { fields } }: CollectionEntry<'projects'>) {
  return {
    ...(!fields.projectImg && coverDrawings(slug)),
    border: { kind: 'border', slug, colours: fields.colours },
  } as const satisfies Specs;
}

export function jobDrawings({ vacancies: count }: { vacancies: number }) {
  return { vacancies: { kind: 'vacancies', count } } as const satisfies Specs;
}

/** The team with the vacancies of all jobs, for a wide and for a narrow window. */
export function teamDrawings(jobs: readonly { vacancies: number }[]) {
  const vacancies = jobs.reduce((sum, job) => sum + job.vacancies, 0);
  const team = { kind: 'team', people: facts.counts.people, vacancies } as const;
  return { wide: { ...team, maxInRow: 24 }, narrow: { ...team, maxInRow: 8 } } as const satisfies Specs;
}

function coverDrawings(slug: string) {
  return { cover: { kind: 'cover', slug }, pattern: { kind: 'pattern', slug } } as const satisfies Specs;
}
