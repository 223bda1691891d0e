/** Which entries the site shows: neither drafts nor those whose day is yet to come. */
import { isoDate } from '#content/dates.ts';
import type { EntryFields } from '#content/schemas/entry-fields.ts';
import { site } from '#content/site.ts';
import { longDate } from '#lib/dates.ts';
import { minutesAhead } from '#lib/office-hours.ts';
import { currentRecords } from './current-records.ts';
import { type AnyEntry, type CollectionName, type Content, contentOf, textIn } from './table.ts';

/**
 * The day of the build at the company, as an ISO date. SOURCE_DATE_EPOCH, in seconds, takes the place of the clock, as in every
 * build that can be repeated (reproducible-builds.org).
 */
export function buildDay(): string {
  const seconds = Number(process.env.SOURCE_DATE_EPOCH) || Date.now() / 1000;
  return new Date((seconds + minutesAhead(site.utcOffset) * 60) * 1000).toISOString().slice(0, 10);
}

/** Only the entries that visitors may see on this day. */
export function publishedOn(day: string, content: Content): Content {
  return contentOf((name) => {
    const entries: readonly AnyEntry[] = content[name];
    return entries.filter(({ data }) => markOf(data, textIn(name, 'published', data), day) === undefined);
  });
}

/** The title as its editors see it: what visitors do not see yet says so, wherever it is shown. */
export function markedTitle(name: CollectionName, data: EntryFields, day = buildDay()): string {
  const [title, date] = [textIn(name, 'title', data), textIn(name, 'published', data)];
  const mark = markOf(data, date, day);
  return mark === undefined ? title : `[${mark}] ${title}`;
}

function markOf({ draft }: EntryFields, date: string, day: string): string | undefined {
  if (draft === true) return currentRecords().entryWords.unpublished.draft;
  const published = isoDate(date);
  return published > day ? `${currentRecords().entryWords.unpublished.from} ${longDate(published)}` : undefined;
}
