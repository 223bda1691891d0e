/** The list of jobs and each job's page, as they are delivered. */
import type { Element } from 'hast';
import { describe, expect, test } from 'vitest';
import { jobs as jobsCopy } from '#content/records.ts';
import { parseDate } from '#content/dates.ts';
import { site } from '#content/site.ts';
import { paths } from '#lib/paths.ts';
import { all, attributes, builtPage, one, sectionOf, text, texts } from '../support/built-pages.ts';
import { jobs } from '../support/entries.ts';
import { dataOfType, trail } from '../support/structured-data.ts';

const entries = jobs.map(({ data }) => data);
const addresses = entries.map(({ jobTitle }) => paths.job(jobTitle));
const published = entries.map(({ publishedDate }) => parseDate(publishedDate) ?? '');
const deadlines = entries.map(({ deadline }) => parseDate(deadline) ?? '');
const { labels } = jobsCopy.job;

describe('the list', () => {
  const { tree } = builtPage('/company/career');
  const list = sectionOf(jobsCopy.list.heading, tree);
  const cards = all('article', list);

  test('says in its heading how many places are free: the sum of all vacancies', () => {
    const free = entries.reduce((sum, { vacancies }) => sum + vacancies, 0);
    expect(free).toBeGreaterThan(entries.length);
    expect(text(one('h1 > span:not([hidden])', tree))).toBe(`${jobsCopy.numbers[free] ?? free} ${jobsCopy.hero.heading.many}`);
  });

  test('has four perks', () => {
    const perks = texts('li h3', sectionOf(jobsCopy.perks.heading, tree));
    expect(perks).toEqual(jobsCopy.perks.items.map(({ title }) => title));
    expect(perks).toHaveLength(4);
  });

  test('shows all jobs, newest first, each with the address of its own page', () => {
    expect(cards.map((card) => attributes('a', 'href', card))).toEqual(addresses.map((address) => [address]));
    expect(cards.map((card) => texts('a', card))).toEqual(entries.map(({ jobTitle }) => [jobTitle]));
    expect(cards.map((card) => attributes('time', 'dateTime', card))).toEqual(entries.map((_, i) => [published[i], deadlines[i]]));
    expect(published).toEqual(published.toSorted().toReversed());
  });

  test('offers the specified categories, each with the number of its jobs, all of them at first', () => {
    const categories = [jobsCopy.list.allCategories, 'Web Design', 'Web Development', 'Software Development', 'App Development'];
    const inCategory = (name: string) => entries.filter(({ category }) => name === categories[0] || name === category).length;
    expect(texts('fieldset label', list)).toEqual(categories.map((name) => `${name}${inCategory(name)}`));
    expect(attributes('fieldset input', 'type', list)).toEqual(categories.map(() => 'radio'));
    expect(all('fieldset label:first-of-type input[checked]', list)).toHaveLength(1);
    expect(all('fieldset input[checked]', list)).toHaveLength(1);
  });

  test('leaves what depends on the visitor’s day to the visitor’s browser: no ribbon, no word about a deadline', () => {
    expect(texts('article b:not([hidden])', list)).not.toContain(jobsCopy.list.ribbon);
    expect(
      all('article dd', list)
        .map(shownText)
        .filter((fact) => fact.includes(jobsCopy.passed)),
    ).toEqual([]);
  });
});

describe('a job', () => {
  const pages = entries.map(({ jobTitle }) => builtPage(`/company/career/circular/${jobTitle}`).tree);
  /** Each job with its entry. */
  const shown = entries.flatMap((job, i) => {
    const tree = pages[i];
    return tree ? [{ job, tree, address: addresses[i], published: published[i], deadline: deadlines[i] }] : [];
  });

  test('shows its title, its six facts and the day of its last change', () => {
    for (const { job, tree, ...days } of shown) {
      expect(text(one('h1', tree))).toBe(job.jobTitle);
      const terms = one('main dl', tree);
      expect(all('dt', terms).map(shownText)).toEqual([
        labels.company,
        labels.location,
        labels.jobType,
        labels.salary,
        labels.published,
        ...(job.updated === undefined ? [] : [labels.updated]),
        labels.deadline,
      ]);
      const facts = texts('dd', terms);
      expect(facts.slice(0, 4)).toEqual([job.company, job.location, job.jobType, job.salary]);
      const updated = job.updated === undefined ? [] : [parseDate(job.updated)];
      expect(attributes('time', 'dateTime', terms)).toEqual([days.published, ...updated, days.deadline]);
    }
  });

  test('has its description, then the requirements: the description again and the job’s own text', () => {
    for (const { job, tree } of shown) {
      const article = one('main article', tree);
      expect(texts('h2', article)).toEqual([jobsCopy.job.requirement]);
      // The description before the heading, and once more right after it.
      expect(texts('dl + div + p', article)).toEqual([job.jobDesc]);
      expect(texts('h2 + p', article)).toEqual([job.jobDesc]);
      expect(texts('h2 + p + div > h3:first-child', article)).toEqual(['What you do']);
    }
  });

  test('says when an answer comes beside it, and leads to the application', () => {
    for (const { job, tree } of shown) {
      const panel = one('main aside', tree);
      expect(text(panel)).toContain(jobsCopy.job.applyNote);
      expect(texts('a', panel)).toEqual([jobsCopy.job.apply]);
      expect(attributes('a', 'href', panel)).toEqual([job.applyLink]);
    }
  });

  test('tells search engines of the vacancy and its place in the site', () => {
    for (const { job, tree, address, published: datePosted, deadline } of shown) {
      const employmentType = job.jobType === 'Full Time' ? 'FULL_TIME' : 'PART_TIME';
      const validThrough = `${deadline}T23:59:59${site.utcOffset}`;
      expect(dataOfType('JobPosting', tree)).toMatchObject({ title: job.jobTitle, datePosted, validThrough, employmentType });
      expect(dataOfType('BreadcrumbList', tree)).toMatchObject(trail(tree, '/company/career', address));
      expect(attributes('link[rel="canonical"]', 'href', tree).map((link) => new URL(link ?? '').pathname)).toEqual([address]);
    }
  });
});

/** The text of an element without what is hidden until a script looks at the day. */
function shownText(element: Element): string {
  return text({
    ...element,
    children: element.children.filter((child) => child.type !== 'element' || child.properties.hidden === undefined),
  });
}
