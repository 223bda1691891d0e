/** What the home page tells without a browser: its sections, their order, links and counts. */
import { expect, test } from 'vitest';
import { home, layout, testimonials, serviceCards } from '#content/records.ts';
import { phoneLink, site } from '#content/site.ts';
import { paths } from '#lib/paths.ts';
import { isoDayOf } from '../fixtures/days.ts';
import { all, attributes, builtPage, linkTo, one, sectionOf, text, texts } from '../support/built-pages.ts';
import { projects } from '../support/entries.ts';

const main = one('main', builtPage(paths.home).tree);

test('the sections are in the specified order', () => {
  expect(text(one('h1', main))).toBe(home.hero.heading);
  expect(texts('section:has(h1) p', main)).toContain(home.hero.kicker);
  expect(texts('h2', main)).toEqual([
    home.about.heading,
    home.services.heading,
    home.whyUs.heading,
    home.products.heading,
    home.selectedProjects.heading,
    home.process.heading,
    home.testimonials.heading,
    home.quote.heading,
    home.latestPosts.heading,
  ]);
});

test('the link to the chat opens the chat in a new tab without opener and referrer', () => {
  const link = all('a', main).find((element) => text(element).startsWith(home.hero.getInTouch));
  expect(link?.properties).toMatchObject({ href: site.chat, target: '_blank', rel: ['noopener', 'noreferrer'] });
  expect(link && text(link)).toBe(`${home.hero.getInTouch} ${layout.getInTouchNote} ${layout.newTab}`);
});

test('four highlights tell what the company stands for, and a link leads to more about it', () => {
  const about = sectionOf(home.about.heading, main);
  expect(texts('li h3', about)).toEqual(home.about.highlights.map(({ title }) => title));
  expect(home.about.highlights).toHaveLength(4);
  expect(linkTo(home.about.link, about)).toBe(paths.about);
  expect(attributes('img', 'alt', about)).toEqual([expect.stringMatching(/\S/)]);
});

test('the six service cards lead to their pages', () => {
  const cards = all('article', sectionOf(home.services.heading, main));
  expect(
    cards.map((card) => [text(one('h3', card)), linkTo(`${home.services.readMore} ${home.services.about} ${text(one('h3', card))}`, card)]),
  ).toEqual([
    [serviceCards[0]?.sub, paths.webDesign],
    [serviceCards[1]?.sub, paths.webDesign],
    [serviceCards[2]?.sub, paths.wordpress],
    [serviceCards[3]?.sub, paths.customSoftware],
    [serviceCards[4]?.sub, paths.appDevelopment],
    [serviceCards[5]?.sub, paths.strategicConsultancy],
  ]);
});

test('the three counters have their final numbers, drawn and in text', () => {
  const counters = all('li', sectionOf(home.whyUs.heading, main));
  expect(counters.map(text)).toEqual(home.whyUs.counters.map(({ count, label }) => `${count}+${label}`));
  for (const counter of counters) {
    const [drawn] = all('svg', counter);
    const places = attributes('use', 'href', drawn ?? counter);
    expect(text(counter)).toContain(places.map((place) => place?.replace('#digit-', '')).join(''));
  }
});

test('five customers speak, each with a rating of up to five', () => {
  const slides = all('li', sectionOf(home.testimonials.heading, main));
  expect(slides).toHaveLength(5);
  expect(slides.map((slide) => text(one('blockquote', slide)))).toEqual(testimonials.map((testimonial) => testimonial.text));
  expect(slides.flatMap((slide) => attributes('[role="img"]', 'ariaLabel', slide))).toEqual(
    testimonials.map(({ rating }) => `${rating} ${layout.rating.outOf} 5`),
  );
});

test('a testimonial leads to the project that it is about, where that has a page', () => {
  const slides = all('li', sectionOf(home.testimonials.heading, main));
  const there = new Set(projects.map(({ data }) => data.projectName));
  expect(slides.map((slide) => attributes('a', 'href', slide))).toEqual(
    testimonials.map(({ project }) => (project !== undefined && there.has(project) ? [paths.project(project)] : [])),
  );
  expect(all('a', sectionOf(home.testimonials.heading, main)).length).toBeGreaterThan(0);
});

test('the quote section can be addressed, and has a link that calls the company', () => {
  const quote = one('#quoteSection', main);
  expect(texts('h2', quote)).toEqual([home.quote.heading]);
  // The other one is for who comes from the offer of a repair.
  const [urgent, always] = all(`a[href="${phoneLink}"]`, quote);
  expect(always && text(always)).toContain(site.phone);
  expect(urgent && text(urgent)).toBe(layout.callNow);
  expect(all('form', quote)).toHaveLength(1);
});

test('the latest posts are the ten newest, and a link leads to all of them', () => {
  const latest = sectionOf(home.latestPosts.heading, main);
  const newest = Array.from({ length: 10 }, (_, i) => isoDayOf(i));
  expect(attributes('time', 'dateTime', latest)).toEqual(newest);
  expect(linkTo(home.latestPosts.link, latest)).toBe(paths.blog);
});
