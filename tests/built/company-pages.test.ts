/** What the about, FAQ, terms, contact and thank-you pages tell without a browser. */
import { offerId } from '#content/offer-id.ts';
import { facts, about, faq, thankYou, map, contact } from '#content/records.ts';
import { terms } from '#content/terms.ts';
import { emailLink, phoneLink, site } from '#content/site.ts';
import { describe, expect, test } from 'vitest';
import { offerLink } from '#lib/offer-link.ts';
import { paths } from '#lib/paths.ts';
import { all, attributes, builtPage, linkTo, one, sectionOf, text, texts } from '../support/built-pages.ts';

describe('the about page', () => {
  const main = one('main', builtPage(paths.about).tree);

  test('has its parts in their order', () => {
    expect(texts('h2', main)).toEqual([
      about.overview.heading,
      about.counters.heading,
      about.mission.heading,
      about.vision.heading,
      about.founder.name,
      about.values.heading,
      about.visit.heading,
    ]);
  });

  test('ends with the founder’s first visit, and the way to ask for it', () => {
    const [end] = all('section', main).slice(-1);
    expect(end && [text(one('h2', end)), linkTo(about.visit.button, end)]).toEqual([
      about.visit.heading,
      offerLink(offerId(about.visit.offer)),
    ]);
  });

  test('has four counters with their numbers and a plus sign, each with a picture', () => {
    const counters = all('li', sectionOf(about.counters.heading, main));
    expect(counters.map((counter) => /^\d+\+/.exec(text(counter))?.[0])).toEqual(about.counters.items.map(({ count }) => `${count}+`));
    for (const counter of counters) expect(all('picture', counter)).toHaveLength(1);
  });

  test('shows the founder with her portrait, her words and links to social networks', () => {
    const founder = sectionOf(about.founder.name, main);
    expect(attributes('img', 'alt', founder)).toEqual([about.founder.imageAlt]);
    expect(text(one('blockquote', founder))).toBe(about.founder.quote);
    const links = attributes('a', 'href', founder);
    expect(links).toHaveLength(about.founder.social.length);
    for (const link of links) expect(link).toMatch(/^https:\/\//);
  });

  test('says who does what', () => {
    const { heading, items } = about.overview.roles;
    const roles = one('details:has(h3)', sectionOf(about.overview.heading, main));
    expect(text(one('h3', roles))).toBe(heading);
    expect(all('li', roles).map((role) => texts('b, span', role))).toEqual(
      items.map(({ count, role, text: does }) => [`${count} ${role}`, does]),
    );
  });

  test('has five core values', () => {
    const values = all('ol > li', sectionOf(about.values.heading, main));
    expect(values).toHaveLength(5);
    expect(values.map((value) => texts('h3, p', value))).toEqual(about.values.items.map((item) => [item.title, item.text]));
  });
});

describe('the FAQ', () => {
  const { tree } = builtPage(paths.faq);
  const main = one('main', tree);
  const questions = all('details', main);

  test('has eight questions, the first one open, of which the browser keeps one open at a time', () => {
    expect(questions).toHaveLength(8);
    expect(questions.map((question) => texts('h2, p', question))).toEqual(faq.entries.map(({ Question, Answer }) => [Question, Answer]));
    expect(questions.map(({ properties }) => Boolean(properties.open))).toEqual(questions.map((_, i) => i === 0));
    expect(new Set(questions.map(({ properties }) => properties.name)).size).toBe(1);
  });

  test('has a link that writes to the company', () => {
    expect(linkTo(site.email, main)).toBe(emailLink);
    expect(emailLink).toBe(`mailto:${site.email}`);
  });
});

test('the terms have seven numbered sections, each with text, and a list that leads to each', () => {
  const main = one('main', builtPage(paths.terms).tree);
  const sections = all('section', main);
  expect(sections).toHaveLength(7);
  expect(sections.map((section) => texts('h2, p', section))).toEqual(
    terms.sections.map(({ title, paragraphs }, i) => [`${i + 1}. ${title}`].concat(paragraphs)),
  );
  const contents = one(`nav[aria-label="${terms.contentsLabel}"]`, main);
  expect(all('a', contents).map((link) => [text(link), String(link.properties.href).split('#')[1]])).toEqual(
    sections.map((section, i) => [terms.sections[i]?.title, section.properties.id]),
  );
});

describe('the contact page', () => {
  const main = one('main', builtPage(paths.contact).tree);

  test('has phone, e-mail, location and office hours', () => {
    const details = one('dl', main);
    expect(all('dt', details)).toHaveLength(4);
    expect(linkTo(site.phone, details)).toBe(phoneLink);
    expect(phoneLink).toMatch(/^tel:\+\d+$/);
    expect(linkTo(site.email, details)).toBe(emailLink);
    const [, , location, hours] = texts('dd', details);
    expect(texts('dt', details)[3]).toContain(facts.texts.timeZoneShort);
    expect(location).toContain(site.address.street);
    expect(hours).toBe(site.officeHours);
  });

  test('tells in four steps what comes next', () => {
    const { title, items } = contact.steps;
    expect(texts('ol > li h3', sectionOf(title, main))).toEqual(items.map((step) => step.title));
    expect(items).toHaveLength(4);
  });

  test('has the address and a link to the map beside the frame', () => {
    const address = one('address', main);
    expect(text(address)).toContain(site.address.street);
    expect(attributes('a', 'href', address)).toEqual([map.open]);
  });
});

test('the page of thanks tells what comes next and leads to a case, and home', () => {
  const main = one('main', builtPage(paths.thankYou).tree);
  expect(texts('h2', main)).toEqual([contact.steps.title]);
  expect(linkTo(thankYou.next, main)).toBe(paths.portfolio);
  expect(linkTo(thankYou.home, main)).toBe(paths.home);
});
