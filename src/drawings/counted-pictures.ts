/** Woven pictures that show a number of the content, each with exactly as many motifs: projects, statistics, people, free places. */
import { about } from '#content/pages/about.ts';
import { home } from '#content/pages/home.ts';
import { drawing, type Drawing } from './drawing.ts';
import { team } from './team-portraits.ts';

/** A picture and its form for a narrow window. */
export type WidePicture = { wide: Drawing; narrow: Drawing };

/** The most people in a row of the team's picture, and in a row of its form for a narrow window. */
const maxPerRow = { wide: 24, narrow: 8 };
/** The most vacancies in the team's picture: two rows with the team, six in a narrow window. The heading says how many there are. */
const maxOutlines = 2 * maxPerRow.wide - team.length;
/** Motifs in a row of a statistic's picture on a phone, and the count from which its rows have this length. */
const phoneColumns = 40;
const longCount = 280;
const statDyes = ['indigo', 'leaf', 'sky', 'turmeric'] as const;

/** The delivered projects, on the home page. */
export function projectsPicture(): Drawing {
  return drawing({ kind: 'projects', slug: 'count', count: home.whyUs.counters[1]?.count ?? 0 });
}

/** The statistics of the about page, in its order. */
export function statPictures(): WidePicture[] {
  return about.counters.items.map(({ count }, i) => {
    const stat = { kind: 'stat', slug: String(count), count, dye: statDyes[i % statDyes.length] ?? 'indigo' } as const;
    return { wide: drawing(stat), narrow: drawing(count < longCount ? stat : { ...stat, across: phoneColumns }) };
  });
}

/** The team on the about page. */
export function portraits(): Drawing {
  return drawing({ kind: 'portraits', slug: 'team' });
}

/** The team on the career page, with the vacancies of all jobs as outlines. */
export function teamPicture(jobs: readonly { vacancies: number }[]): WidePicture {
  const free = Math.min(
    jobs.reduce((sum, { vacancies }) => sum + vacancies, 0),
    maxOutlines,
  );
  const places = team.length + free;
  const form = (limit: number) => {
    const perRow = Math.ceil(places / Math.ceil(places / limit));
    return drawing({ kind: 'team', slug: String(perRow), places, free, perRow });
  };
  return { wide: form(maxPerRow.wide), narrow: form(maxPerRow.narrow) };
}

/** The vacancies of one job, each between two colleagues. */
export function vacancyPicture({ vacancies }: { vacancies: number }): Drawing {
  return drawing({ kind: 'vacancies', slug: String(vacancies), count: vacancies });
}
