/** Which entries the site shows: neither drafts nor those whose day is yet to come. */
import { parseDate } from '#content/dates.ts';
import { site } from '#content/site.ts';
import { entryWords } from '#content/records.ts';
import { longDate } from '#lib/dates.ts';
import type { Content } from './read-content.ts';

type Fields = { draft?: boolean | undefined };

/**
 * The day of the build at the company, as an ISO date. SOURCE_DATE_EPOCH, in seconds, takes the place of the clock, as in every
 * build that can be repeated (reproducible-builds.org).
 */
export function buildDay(): string {
  const epoch = Number(process.env.SOURCE_DATE_EPOCH);
  const instant = process.env.SOURCE_DATE_EPOCH && Number.isFinite(epoch) ? epoch * 1000 : Date.now();
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(site.utcOffset) ?? [];
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -60_000 : 60_000);
  return new Date(instant + offset).toISOString().slice(0, 10);
}

/** Only the entries that visitors may see on this day. */
export function publishedOn(day: string, { posts, projects, jobs }: Content): Content {
  return {
    posts: posts.filter(({ data }) => markOf(data, data.blogDate, day) === undefined),
    projects: projects.filter(({ data }) => markOf(data, data.projectDate, day) === undefined),
    jobs: jobs.filter(({ data }) => markOf(data, data.publishedDate, day) === undefined),
  };
}

/** All entries for the eyes of their editors: what is not published yet says so in its visible title, wherever it is shown. */
export function marksOn(day: string): (fields: Fields, date: string, title: string) => string {
  return (fields, date, title) => {
    const mark = markOf(fields, date, day);
    return mark === undefined ? title : `[${mark}] ${title}`;
  };
}

function markOf({ draft }: Fields, date: string, day: string): string | undefined {
  if (draft === true) return entryWords.unpublished.draft;
  const published = parseDate(date) ?? '';
  return published > day ? `${entryWords.unpublished.from} ${longDate(published)}` : undefined;
}
