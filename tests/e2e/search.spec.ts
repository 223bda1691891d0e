import type { Page } from '@playwright/test';
import { cut } from '#lib/cut.ts';
import { dataFiles, paths } from '#lib/paths.ts';
import { keysOf } from '#collections/addresses.ts';
import { faq, layout, terms } from '#content/records.ts';
import { search } from '#content/search.ts';
import { productMenu, serviceMenu } from '#content/menus.ts';
import { posts, projects } from '../support/entries.ts';
import { holdScripts } from '../support/held-scripts.ts';
import { scrollTo } from '../support/lists.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const box = (page: Page) => page.getByRole('searchbox', { name: layout.search.label });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const group = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const resultLinks = (page: Page, name: string) => group(page, name).getByRole('heading', { level: 3 }).getByRole('link');

test('typing leads to the results by one new entry of the history, keeps the focus and loses no key', async ({ page, open }) => {
  await open(paths.faq);
  const entries = await page.evaluate(() => history.length);
  await box(page).pressSequentially('Plain POST');
  await expect(page).toHaveURL('/search');
  await expect(heading(page)).toContainText('“plain post”');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('Plain POST');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL('/company/faq');
  await expect(box(page)).toHaveValue('');
});

test('the results survive a reload, and back and forward; the box empties on leaving them', async ({ page, open }) => {
  await open(paths.faq);
  await box(page).fill('plain post number 3');
  const result = page.getByRole('main').getByRole('link', { name: 'Plain post number 3' });
  await expect(result).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/search');
  await expect(result).toBeVisible();
  await expect(box(page)).toHaveValue('plain post number 3');
  await page.goBack();
  await expect(page).toHaveURL('/company/faq');
  // After the reload it is another document, which has to come.
  await expect(heading(page)).toHaveText(faq.heading);
  await page.goForward();
  await expect(result).toBeVisible();
  await expect(box(page)).toHaveValue('plain post number 3');
  await result.click();
  await expect(page).toHaveURL('/company/blog/Plain%20post%20number%203');
  await expect(box(page)).toHaveValue('');
});

test('page and results are where they were left, in one document and after a reload', async ({ page, open }) => {
  const place = () => page.evaluate(() => scrollY);
  await open(paths.terms);
  await scrollTo(page, 700);
  // The click of a locator would scroll first.
  const { x, y } = (await box(page).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 5, y + 5);
  await page.keyboard.type('a');
  await expect(heading(page)).toContainText('“a”');
  await expect.poll(place).toBe(0);
  await expect(group(page, search.groups.blog)).toBeVisible();
  await scrollTo(page, 900);
  await page.goBack();
  await expect.poll(place).toBe(700);
  await expect(page).toHaveTitle(new RegExp(`^${terms.meta.title}`));
  await page.goForward();
  await expect(heading(page)).toContainText('“a”');
  await expect.poll(place).toBe(900);
  await page.reload();
  await expect(heading(page)).toContainText('“a”');
  await expect.poll(place).toBe(900);
  await page.goBack();
  await expect(page).toHaveURL(paths.terms);
  await expect(heading(page)).toHaveText(terms.heading);
});

test('an address with ?q= is searched for in small letters, and overruled by what is typed, also by an emptied box', async ({ page }) => {
  await page.goto('/search?q=PLAIN');
  await expect(heading(page)).toContainText('“plain”');
  await expect(box(page)).toHaveValue('plain');
  await box(page).fill('Column');
  await expect(heading(page)).toContainText('“column”');
  await expect(page).toHaveURL('/search');
  await box(page).fill('');
  await expect(heading(page)).toHaveText(search.noResult);
});

test('what is typed before the search has started is searched for then', async ({ page }) => {
  const start = await holdScripts(page);
  await page.goto('/company/faq', { waitUntil: 'commit' });
  await box(page).pressSequentially('column');
  start();
  await expect(page).toHaveURL('/search');
  await expect(heading(page)).toContainText('“column”');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('column');
});

test('results are in four groups with their links and their number; a group’s name in the head leads to it', async ({ page }) => {
  const query = letterInEveryGroup();
  const address = `/search?q=${query}`;
  await page.goto(address);
  const found = expectedResults(query);
  const groups = page.getByRole('main').getByRole('region');
  await expect(groups.getByRole('heading', { level: 2 })).toHaveText(Object.values(search.groups));
  const seeMore = groups.getByRole('link', { name: new RegExp(`^${search.seeMore}`) });
  expect(await addresses(seeMore)).toEqual(['/services', '/company/blog', '/product-solution', '/portfolio']);
  for (const [name, expected] of Object.entries(found)) {
    // Of more than a dozen, the others come when the visitor comes near.
    await resultLinks(page, name).last().scrollIntoViewIfNeeded();
    await expect.poll(() => addresses(resultLinks(page, name)), name).toEqual(expected);
  }
  const total = Object.values(found).flat().length;
  await expect(page.getByRole('status').filter({ hasText: `${total} ${search.count.many}` })).toBeAttached();

  const portfolio = page.getByRole('heading', { level: 2, name: search.groups.portfolio });
  await page
    .getByRole('list', { name: search.groupsLabel })
    .getByRole('button', { name: new RegExp(`^${search.groups.portfolio}`) })
    .click();
  await expect(portfolio).toBeFocused();
  await expect(portfolio).toBeInViewport();
  await expect(page).toHaveURL(address);
});

test('however far somebody has scrolled, the next key shows the first dozen of its results', async ({ page, open }) => {
  // A site with ten times as many posts.
  await page.route(`**${dataFiles.posts}`, async (route) => {
    const module = await (await route.fetch()).text();
    const more = 'export default Array.from({ length: 10 }, (_, i) => posts.map((post) => ({ ...post, key: post.key + i }))).flat();';
    await route.fulfill({ contentType: 'text/javascript', body: module.replace('export default', 'const posts =') + more });
  });
  await open(paths.faq);
  const results = resultLinks(page, search.groups.blog);
  await box(page).pressSequentially('po');
  await expect(results).toHaveCount(12);
  await results.last().scrollIntoViewIfNeeded();
  await expect(results).toHaveCount(24);
  await box(page).pressSequentially('s');
  await expect(heading(page)).toContainText('“pos”');
  await expect(results).toHaveCount(12);
});

test('one match in one group: blanks round the query and its case make no difference, long texts are cut to 40 characters', async ({
  page,
}) => {
  const title = 'A post with everything that Markdown has in it';
  await page.goto('/search?q=%20%20WITH%20everything%20');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([search.groups.blog]);
  const result = resultLinks(page, search.groups.blog);
  await expect(result).toHaveAccessibleName(title);
  await expect(result.locator('[aria-hidden="true"]')).toHaveText(cut(title, { limit: 40 }));
  const description = posts.find(({ data }) => data.blogSub === title)?.data.blogDesc ?? '';
  await expect(group(page, search.groups.blog).locator('p [aria-hidden="true"]')).toHaveText(cut(description, { limit: 40 }));
  await expect(group(page, search.groups.blog).locator('p .visually-hidden')).toHaveText(description);
  await expect(page.getByRole('status').filter({ hasText: new RegExp(`^1 ${search.count.one}$`) })).toBeAttached();
});

test('blanks, like a query without a match, find nothing, and a button leads home', async ({ page }) => {
  await page.goto('/search?q=%20%20');
  await expect(heading(page)).toHaveText(search.noResult);
  await box(page).fill('nothing is called this');
  await expect(page.getByText('“nothing is called this”')).toBeVisible();
  await expect(heading(page)).toHaveText(search.noResult);
  await expect(page.getByText(search.hint)).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: search.imageAlt })).toBeVisible();
  await page.getByRole('link', { name: search.home }).click();
  await expect(page).toHaveURL('/');
});

test(
  'a phone’s search bar takes the menu’s place and the focus; Enter, a tap outside and a focus that leaves close it',
  { tag: '@phone' },
  async ({ page, open }) => {
    await open(paths.faq);
    const opener = page.getByRole('button', { name: layout.search.open });
    await page.getByRole('button', { name: layout.menu.button }).click();
    await opener.click();
    await expect(box(page)).toBeFocused();
    await expect(page.getByRole('navigation', { name: layout.menu.label })).toBeHidden();
    await box(page).pressSequentially('column');
    await expect(heading(page)).toContainText('“column”');
    await expect(box(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeHidden();
    await expect(heading(page)).toContainText('“column”');

    await page.reload();
    await opener.click();
    await expect(box(page)).toHaveValue('column');
    // Not on a link, which the tap would follow.
    await page.getByText(layout.footer.rights).tap();
    await expect(box(page)).toBeHidden();
    await opener.click();
    await expect(box(page)).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await expect(box(page)).toBeHidden();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the box leads to a page that says what it needs and links to the four lists', { tag: '@both' }, async ({ page, isMobile }) => {
    await page.goto(paths.faq);
    if (isMobile) await page.getByRole('button', { name: layout.search.open }).click();
    await box(page).fill('column');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=column');
    await expect(page.getByRole('heading', { level: 2, name: search.noScript.heading })).toBeVisible();
    const links = page.getByRole('main').getByRole('link');
    expect(await addresses(links)).toEqual(['/services', '/company/blog', '/product-solution', '/portfolio']);
    await expect(links.last()).toBeVisible();
  });
});

/** Each group's results for a query, as addresses in the order of the content. */
function expectedResults(query: string): Record<string, string[]> {
  const includes = (...texts: string[]) => texts.some((text) => text.toLowerCase().includes(query));
  const keys = keysOf('blog', posts);
  return {
    [search.groups.services]: serviceMenu.filter(({ name }) => includes(name)).map(({ link }) => link),
    [search.groups.blog]: posts.flatMap(({ data }, i) => (includes(data.blogSub, data.blogDesc) ? [paths.post(keys[i] ?? '')] : [])),
    [search.groups.products]: productMenu.filter(({ name }) => includes(name)).map(({ link }) => link),
    [search.groups.portfolio]: projects.flatMap(({ data: { projectName, projectSub } }) =>
      includes(projectName, projectSub) ? [paths.project(projectName)] : [],
    ),
  };
}

function letterInEveryGroup(): string {
  const letter = ['e', 't', 'a', 'o', 'i', 'n', 's', 'r'].find((candidate) =>
    Object.values(expectedResults(candidate)).every(({ length }) => length > 0),
  );
  if (!letter) throw new Error('no letter is in a service, a product, a post and a project');
  return letter;
}

/** One by one: with the whole list in the page's own world Firefox 153 crashes. */
async function addresses(links: ReturnType<typeof resultLinks>): Promise<(string | null)[]> {
  return Promise.all((await links.all()).map((link) => link.getAttribute('href')));
}
