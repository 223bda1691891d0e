/** The list of posts and each post's page, as they are delivered. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { postStep } from '#content/next-steps.ts';
import { blog, offers } from '#content/records.ts';
import { parseDate } from '#content/dates.ts';
import { site } from '#content/site.ts';
import { paths } from '#lib/paths.ts';
import { offerLink } from '#lib/offer-link.ts';
import { all, attributes, builtPage, linkTo, one, text, texts } from '../support/built-pages.ts';
import { cutTo, shownAndWhole } from '../support/cut-texts.ts';
import { posts } from '../support/entries.ts';
import { dataOfType, trail } from '../support/structured-data.ts';
import { site as builtSite } from '../support/sites.ts';

const titles = posts.map(({ data }) => data.blogSub);
/** The newest of posts that share a title has the title's address, the others have their slugs'. */
const keys = posts.map(({ data, slug }, i) => (titles.indexOf(data.blogSub) === i ? data.blogSub : slug));
const addresses = keys.map((blogSub) => paths.post(blogSub));
const days = posts.map(({ data }) => parseDate(data.blogDate) ?? '');
const page = (key: string) => builtPage(`/company/blog/${key}`).tree;
/** The place of the older of two posts that share a title. */
const older = titles.findIndex((title, i) => titles.indexOf(title) < i);

describe('the list', () => {
  const list = builtPage('/company/blog');
  const cards = all('main article', list.tree);

  test('has its heading, its subheading and the categories in their order', () => {
    expect(text(one('h1', list.tree))).toBe(blog.heading);
    expect(texts('main header p', list.tree)).toEqual([blog.subheading]);
    const categories = ['Web Design', 'Web Development', 'Software Development', 'SEO', 'CMS', "Other's", 'Tech News'];
    expect(texts(`[role="region"][aria-label="${blog.categories}"] label`, list.tree)).toEqual(categories);
  });

  test('shows the nine newest posts, newest first, each with the address of its own page', () => {
    expect(cards.map((card) => attributes('a', 'href', card))).toEqual(addresses.slice(0, 9).map((address) => [address]));
    expect(cards.map((card) => attributes('time', 'dateTime', card))).toEqual(days.slice(0, 9).map((day) => [day]));
    expect(days).toEqual(days.toSorted().toReversed());
    const { of, many } = blog.count;
    expect(text(one('main [role="status"]', list.tree))).toBe(`9 ${of} ${posts.length} ${many}`);
    expect(texts('main button', list.tree)).toContain(blog.loadMore);
  });

  test('cuts titles to 32 characters and descriptions of more than 130 to 110 for the eye, and has both whole for others', () => {
    const found = cards.map((card) => [one('a', card), one('p:last-child', card)].map(shownAndWhole));
    expect(found.map((card) => card.map(({ whole }) => whole))).toEqual(posts.slice(0, 9).map(({ data }) => [data.blogSub, data.blogDesc]));
    for (const [title, description] of found) {
      expect(title?.shown).toBe(cutTo(title?.whole ?? '', 32));
      expect(description?.shown).toBe(cutTo(description?.whole ?? '', 110, 130));
    }
    const cut = found.map((card) => card.map(({ shown }) => shown.endsWith('…')));
    // Among the fixtures are texts at the limit and texts that are one character longer.
    expect(cut).toContainEqual([false, false]);
    expect(cut).toContainEqual([true, true]);
  });

  test('comes without the posts that it does not show and without the texts of any, and no script has them', () => {
    const [newest = '', oldest = ''] = [titles[0], titles.at(-1)];
    const body = 'The newer column.';
    expect(list.html).toContain(newest);
    for (const words of [oldest, body]) expect(list.html).not.toContain(words);
    const scripts = readdirSync(join(builtSite.folder, 'assets')).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(3);
    for (const words of [newest, oldest, body]) expect(filesWith(words, scripts)).toEqual([]);
    const data = readFileSync(join(builtSite.folder, 'data/posts.js'), 'utf8');
    expect([oldest, body].map((words) => data.includes(words))).toEqual([true, false]);
  });
});

describe('a post', () => {
  test('shows its title, its day, its category, its author, its picture and its description', () => {
    for (const [i, { data }] of posts.entries()) {
      const article = one('main article', page(keys[i] ?? ''));
      expect(text(one('h1', article))).toBe(data.blogSub);
      const { published, category, author } = blog.labels;
      const facts = Object.fromEntries(all('dl > div', article).map((fact) => [text(one('dt', fact)), one('dd', fact)]));
      expect(attributes('time', 'dateTime', facts[published] ?? article)).toEqual([days[i]]);
      expect([facts[category], facts[author]].map((fact) => fact && text(fact))).toEqual([data.blogCategory, data.blogPoster]);
      expect(texts('p', article)).toContain(data.blogDesc);
      expect(attributes('header img', 'src', article).join(' ')).toMatch(/^\/assets\/(cover|pattern)[.-]\S+$/);
      expect(attributes('header img', 'alt', article)).toEqual([data.blogImg?.alt ?? '']);
    }
  });

  test('leads after its text to the service that it is about, with its price, and to the form with a question about it', () => {
    for (const [i, { data }] of posts.entries()) {
      const { name, link, price, offer } = postStep(data.blogCategory);
      const end = one('main article div:has(> a[data-variant])', page(keys[i] ?? ''));
      const line = all('p', end).find((paragraph) => text(paragraph).startsWith(blog.step.line));
      expect(line && text(line)).toBe(`${blog.step.line} ${name}. ${price}, ${blog.step.vat}.`);
      expect(line && linkTo(name, line)).toBe(link);
      expect(linkTo(blog.step.ask, end)).toBe(offerLink(offer ?? ''));
      expect(offers.find(({ id }) => id === offer)?.promise).toBe('answer');
    }
  });

  test('ends with the newer post, the older post and the list, and shows nothing else of the blog', () => {
    for (const [i, { text: markdown }] of posts.entries()) {
      const article = one('main article', page(keys[i] ?? ''));
      const links = all(`nav[aria-label="${blog.neighbours}"] a`, article);
      const expected = [
        ...(i > 0 ? [{ link: addresses[i - 1], name: `${blog.newer} ${titles[i - 1]}` }] : []),
        ...(i < posts.length - 1 ? [{ link: addresses[i + 1], name: `${blog.older} ${titles[i + 1]}` }] : []),
        { link: '/company/blog', name: blog.all },
      ];
      expect(links.map((link) => ({ link: link.properties.href, name: text(link) }))).toEqual(expected);
      const inText = markdown.match(/\]\(|\[\^/g) ?? [];
      // One to the service that it is about, two to ask about it.
      expect(all('a', article).length).toBeLessThanOrEqual(links.length + inText.length + 3);
    }
  });

  test('is also at its slug, and says which address is its own', () => {
    for (const [i, { slug, data }] of posts.entries()) {
      const bySlug = page(slug);
      expect(text(one('h1', bySlug))).toBe(data.blogSub);
      for (const tree of [bySlug, page(keys[i] ?? '')]) {
        expect(attributes('link[rel="canonical"]', 'href', tree).map((link) => new URL(link ?? '').pathname)).toEqual([addresses[i]]);
      }
    }
  });

  test('that shares its title with a newer one is told apart by its day, also in the title of the page', () => {
    const newer = page(titles[older] ?? '');
    const other = page(posts[older]?.slug ?? '');
    expect(text(one('h1', other))).toBe(text(one('h1', newer)));
    expect(attributes('dl time', 'dateTime', newer)).toEqual([days[titles.indexOf(titles[older] ?? '')]]);
    expect(attributes('dl time', 'dateTime', other)).toEqual([days[older]]);
    expect(text(one('title', other))).not.toBe(text(one('title', newer)));
    expect(text(one('title', other))).toContain(text(one('dl time', other)));
  });

  test('tells search engines what it is and its place in the site', () => {
    for (const [i, { data }] of posts.entries()) {
      const tree = page(keys[i] ?? '');
      expect(dataOfType('BlogPosting', tree)).toMatchObject({
        headline: data.blogSub,
        datePublished: `${days[i]}T00:00:00${site.utcOffset}`,
        author: { name: data.blogPoster },
      });
      expect(dataOfType('BreadcrumbList', tree)).toMatchObject(trail(tree, '/company/blog', addresses[i]));
    }
  });
});

test('the text of a post is all that Markdown has, with its pictures, and each link leads as it should', () => {
  const article = one('main article', page(titles[0] ?? ''));
  expect(texts('h2', article)).toContain('A heading');
  expect(texts('h3', article)).toEqual(['A smaller heading']);
  expect(attributes('pre', 'tabIndex', article)).toEqual(['0']);
  expect(attributes('[role="group"][aria-label] > table', 'tabIndex', article)).toHaveLength(1);
  const drawing = one('img[alt="A drawing inside the text"]', article).properties;
  expect(drawing).toMatchObject({ title: 'A title', loading: 'lazy' });
  expect(drawing.src).toMatch(/^\/assets\/\S+\.(?:avif|webp)$/);
  // Astro takes the widths from attributes that our plugin writes.
  expect(String(drawing.srcSet)).toMatch(/^\/assets\/\S+\.avif \d+w/);
  expect(one('a[href="/company/blog/plain-1"]', article).properties).not.toHaveProperty('target');
  expect(attributes('a[href^="https://example.com"]', 'rel', article)).toEqual(['noopener']);
  // A note and the way back from it are on the same page.
  const inPage = attributes('a[href^="#"]', 'href', article);
  expect(inPage).toHaveLength(2);
  for (const fragment of inPage) expect(all(`[id="${fragment?.slice(1)}"]`, article)).toHaveLength(1);
});

/** The script files that contain a text. */
function filesWith(words: string, files: string[]): string[] {
  return files.filter((file) => readFileSync(join(builtSite.folder, 'assets', file), 'utf8').includes(words));
}
