/** Which entries the site shows: neither drafts nor those whose day is yet to come. */
import { isoDate } from '#content/dates.ts';
import type { EntryFields } from '#content/schemas/entry-fields.ts';
import { site } from '#content/site.ts';
import { longDate } from '#lib/dates.ts';
import { minutesAhead } from '#lib/office-hours.ts';
import { currentRecords } from './current-records.ts';
import { type CollectionName, type Content, contentOf, textIn } from './table.ts';

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
  return contentOf((name) => content[name].filter(({ data }) => markOf(name, data, day) === undefined));
}

/** The title as its editors see it: what visitors do not see yet says so, wherever it is shown. */
export function markedTitle(name: CollectionName, data: EntryFields, day = buildDay()): string {
  const [title, mark] = [textIn(name, 'title', data), markOf(name, data, day)];
  return mark === undefined ? title : `[${mark}] ${title}`;
}

function markOf(name: CollectionName, data: EntryFields, day: string): string | undefined {
  const words = currentRecords().entryWords.unpublished;
  const published = isoDate(textIn(name, 'published', data));
  if (data.draft === true) return words.draft;
  return published > day ? `${words.from} ${longDate(published)}` : undefined;
}
