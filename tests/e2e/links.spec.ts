/** A press on a link: within the app where it leads to a page of this site, and the browser's own business otherwise. */
import { href } from 'react-router';
import { navigation } from '#content/navigation.ts';
import { layout } from '#content/pages/layout.ts';
import { isSamePage, markPage } from '../support/failing-files.ts';
import { expect, test } from '../support/test.ts';

test('a pointer on a link loads its page’s code; a press opens the page within the app and marks it in the menu', async ({
  page,
  open,
}) => {
  await open('/company/faq');
  await markPage(page);
  const { name, link } = navigation.contact;
  const contact = page.getByRole('navigation', { name: layout.menu.label }).getByRole('link', { name, exact: true });
  await expect(contact).not.toHaveAttribute('aria-current');
  const code = page.waitForRequest(/\/assets\/contact-[^/]+\.js$/);
  await contact.hover();
  await code;
  await contact.click();
  await expect(page).toHaveURL(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(contact).toHaveAttribute('aria-current', 'page');
  expect(await isSamePage(page)).toBe(true);
});

test('a page that a link opens has the styles that it has when it is loaded', async ({ page, open }) => {
  /** Of each element of the page its look, without what depends on the size of its text. */
  const look = () =>
    page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('*')].map((element) => {
        const { display, position, color, backgroundColor, fontSize, fontWeight, padding, borderWidth, gap } = getComputedStyle(element);
        return [element.className, display, position, color, backgroundColor, fontSize, fontWeight, padding, borderWidth, gap].join(' ');
      }),
    );
  await open('/company/career');
  const loaded = await look();
  await open('/contact');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Career' });
  await markPage(page);
  await link.click();
  await expect(page).toHaveURL(href('/company/career'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
  // Its parts come one after the other.
  await expect.poll(look).toEqual(loaded);
});

test('with data saver on, neither a pointer on a link nor the focus in the search loads anything, and a press opens the page', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.clock.install();
  await open('/company/faq');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const contact = page.getByRole('contentinfo').getByRole('link', { name: navigation.contact.name, exact: true });
  await page.getByRole('searchbox', { name: layout.search.label }).focus();
  await contact.hover();
  await page.clock.runFor(1000);
  expect(asked.filter((url) => /\/assets\/(?:contact|search)-/.test(url))).toEqual([]);
  await contact.click();
  await expect(page).toHaveURL(navigation.contact.link);
  expect(asked.filter((url) => url.includes('/assets/contact-'))).toHaveLength(1);
});

test('a press with Control, or with the wheel’s button, opens a tab and leaves the page as it is', async ({ page, open, context }) => {
  await open('/contact');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  const presses = [() => link.click({ modifiers: ['ControlOrMeta'] }), () => link.click({ button: 'middle' })];
  for (const press of presses) {
    const opened = context.waitForEvent('page');
    await press();
    await expect(await opened).toHaveURL(href('/company/faq'));
    await expect(page).toHaveURL(href('/contact'));
  }
});

test('a link to the page that is shown leads to its top and adds nothing to the history', async ({ page, open }) => {
  await open('/company/faq');
  await markPage(page);
  const entries = await page.evaluate(() => history.length);
  const faq = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  await faq.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await faq.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await isSamePage(page)).toBe(true);
});
