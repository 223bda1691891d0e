/** The list of projects and each project's page, as they are delivered. */
import { describe, expect, test } from 'vitest';
import { categoryLink, exampleOf } from '#content/next-steps.ts';
import { portfolio, testimonials } from '#content/records.ts';
import { parseDate } from '#content/dates.ts';
import { paths } from '#lib/paths.ts';
import { all, attributes, builtPage, linkTo, one, text, texts } from '../support/built-pages.ts';
import { cutTo, shownAndWhole } from '../support/cut-texts.ts';
import { projects } from '../support/entries.ts';
import { dataOfType, trail } from '../support/structured-data.ts';

const entries = projects.map(({ data }) => data);
const addresses = entries.map(({ projectName }) => paths.project(projectName));
const days = entries.map(({ projectDate }) => parseDate(projectDate) ?? '');

describe('the list', () => {
  const { tree } = builtPage('/portfolio');
  const cards = all('main article', tree);

  test('has its heading, its subtitle and the categories in their order', () => {
    expect(text(one('h1', tree))).toBe(portfolio.heading);
    expect(texts('main header p', tree)).toEqual([portfolio.subtitle]);
    const categories = ['Web Design', 'Web Development', 'CMS', 'Software Development', 'App Development'];
    expect(texts(`[role="region"][aria-label="${portfolio.categories}"] label`, tree)).toEqual(categories);
  });

  test('shows the nine newest projects, newest first, each with its name, its category and the address of its own page', () => {
    const shown = entries.slice(0, 9);
    expect(cards.map((card) => attributes('a', 'href', card))).toEqual(addresses.slice(0, 9).map((address) => [address]));
    expect(cards.map((card) => texts('a', card))).toEqual(shown.map(({ projectName }) => [projectName]));
    expect(cards.map((card) => attributes('time', 'dateTime', card))).toEqual(days.slice(0, 9).map((day) => [day]));
    for (const [i, card] of cards.entries()) expect(text(one('p:has(time)', card))).toMatch(new RegExp(`^${shown[i]?.projectCategory}, `));
    expect(days).toEqual(days.toSorted().toReversed());
    const { of, many } = portfolio.count;
    expect(text(one('main [role="status"]', tree))).toBe(`9 ${of} ${entries.length} ${many}`);
    expect(texts('main button', tree)).toContain(portfolio.loadMore);
  });

  test('cuts a description of more than 76 characters for the eye, and has it whole for others', () => {
    const found = cards.map((card) => shownAndWhole(one('h3 + p', card)));
    expect(found.map(({ whole }) => whole)).toEqual(entries.slice(0, 9).map(({ projectDesc }) => projectDesc));
    for (const { shown, whole } of found) expect(shown).toBe(cutTo(whole, 76));
    // The first fixture is longer, the second is as long as may be.
    expect(found.slice(0, 2).map(({ shown }) => shown.endsWith('…'))).toEqual([true, false]);
    expect(found[1]?.whole).toHaveLength(76);
  });
});

describe('a project', () => {
  /** Each project with its page. */
  const pages = entries.map((project, i) => ({
    project,
    tree: builtPage(`/portfolio/${project.projectName}`).tree,
    day: days[i],
    address: addresses[i],
  }));

  test('shows its name, its title, its day, its category, its description and its pictures', () => {
    for (const { project, tree, day } of pages) {
      const article = one('main article', tree);
      expect(text(one('h1', article))).toBe(project.projectName);
      expect(texts('header p', article)).toEqual([project.projectSub]);
      const { published, category } = portfolio.labels;
      const facts = Object.fromEntries(all('dl > div', article).map((fact) => [text(one('dt', fact)), one('dd', fact)]));
      expect(attributes('time', 'dateTime', facts[published] ?? article)).toEqual([day]);
      expect(facts[category] && text(facts[category])).toBe(project.projectCategory);
      expect(texts('p', article)).toContain(project.projectDesc);
      const pictures = [project.projectImg?.alt ?? '', ...(project.detailImg ? [project.detailImg.alt] : [])];
      // The last picture is the next project's.
      expect(attributes('img', 'alt', article).slice(0, -1)).toEqual(pictures);
    }
  });

  test('has three figures, in a part with a name', () => {
    for (const { project, tree } of pages) {
      const found = texts(`section[aria-label="${portfolio.figures}"] p`, tree);
      expect(found).toEqual(project.figures.map(({ value, label }) => `${value} ${label}`));
      expect(found).toHaveLength(3);
    }
  });

  test('leads back to the list and on to the next older project, the oldest to the newest again', () => {
    for (const [i, { tree }] of pages.entries()) {
      const links = all('main article a', tree);
      const next = (i + 1) % pages.length;
      expect(links[0] && { to: links[0].properties.href, name: text(links[0]) }).toEqual({ to: '/portfolio', name: portfolio.all });
      const last = links.at(-1);
      expect(last && { to: last.properties.href, name: text(last) }).toEqual({ to: addresses[next], name: entries[next]?.projectName });
    }
  });

  test('leads on after its text: the client’s sentence, what one like it costs, and a form that knows it', () => {
    for (const { project, tree } of pages) {
      const { name, price, time, service, link } = exampleOf({ offer: project.offer, category: project.projectCategory });
      const closing = one(`section[aria-label="${portfolio.closing.label}"]`, tree);
      const said = testimonials.filter((testimonial) => testimonial.project === project.projectName);
      expect(texts('blockquote', closing)).toEqual(said.map((testimonial) => testimonial.text));
      expect([text(one('h2', closing)), ...texts('div > p', closing).slice(0, 2)]).toEqual([
        name,
        price,
        `${time}, ${portfolio.closing.vat}`,
      ]);
      expect(linkTo(portfolio.closing.ask, closing)).toMatch(/^\/contact\?about=project-[a-z0-9-]+$/);
      expect(linkTo(`${portfolio.closing.see} ${service}`, closing)).toBe(link);
    }
  });

  test('leads from its category to the service', () => {
    for (const { project, tree } of pages) {
      expect(linkTo(project.projectCategory, one('main dl', tree))).toBe(categoryLink(project.projectCategory));
    }
  });

  test('tells search engines its place in the site', () => {
    for (const { tree, address } of pages) {
      expect(dataOfType('BreadcrumbList', tree)).toMatchObject(trail(tree, '/portfolio', address));
    }
  });
});
