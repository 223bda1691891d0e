/**
 * From an offer to a sent message: every button of an offer that the built pages have leads to a form that knows the offer.
 * What is tested of each is found in the pages, so that a new offer is tested too.
 */
import type { Page } from '@playwright/test';
import { contactCopy, chosenOffer as chosenCopy } from '#content/form-copy.ts';
import { shared } from '#content/forms.ts';
import { nextSteps, appDevelopment, restaurantManagement } from '#content/records.ts';
import { serviceOptions } from '#content/constants.ts';
import { offerId } from '#content/offer-id.ts';
import { dataFiles, paths } from '#lib/paths.ts';
import { formFields } from '#content/form-fields.ts';
import { offerLink } from '#lib/offer-link.ts';
import { axeFaults, darkContrastFaults } from '../support/axe.ts';
import { all, builtPages, one, texts } from '../support/built-pages.ts';
import { contactForm, fillContact, fillQuote, inbox, quoteForm, serviceField, textField, thanks, unsent } from '../support/forms.ts';
import { stubMap } from '../support/map.ts';
import { idOf, kindsOfOfferLinks, offerLinks, offers } from '../support/offer-links.ts';
import { site } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => stubMap(page));

const pages = builtPages(site.folder);
const plan = restaurantManagement.plans[1];
const demo = offerLink(offerId(restaurantManagement.name, plan?.planName ?? ''), '/#quoteSection');
const questionTitle = appDevelopment.hero.title;
const cardTitle = appDevelopment.services.cards[0]?.title ?? '';
const card = offerId(cardTitle);
const question = offerLink(offerId(questionTitle, 'question'));

const form = (page: Page) => page.locator('form[data-form]');
const chosen = (page: Page) => form(page).locator('[data-offer=""]');
const message = (page: Page) => textField(form(page), shared.fields.message);
const heading = (page: Page) => page.locator('[data-promise=heading]');
const headings = Object.values(nextSteps.promises).map((promise) => promise.heading);
const data = (page: Page) => page.waitForResponse(new RegExp(dataFiles.offers));

test('each offer and each project that the forms know has a button on some page', () => {
  const ids = new Set(offerLinks.map(idOf));
  expect(Object.keys(offers).filter((id) => !ids.has(id))).toEqual([]);
});

test('no button of an offer forgets it: only links that are about no offer lead to a bare form', () => {
  const bare = pages.flatMap(({ path, tree }) =>
    all('main a[href="/contact"], main a[href="/#quoteSection"]', tree).map((link) => `${path} ${texts('*', link)[0] ?? ''}`),
  );
  const inCards = pages.flatMap(({ path, tree }) =>
    all('main :is(li, article):has(> h2, > h3) > :is(a[href="/contact"], a[href="/#quoteSection"])', tree).map(() => path),
  );
  expect(bare.length).toBeGreaterThan(0);
  expect(inCards).toEqual([]);
});

test('each kind of link from an offer lands at a form with what was chosen, its service and its line', async ({ page }) => {
  expect(offerLinks.length).toBeGreaterThan(40);
  expect(kindsOfOfferLinks.length).toBeGreaterThan(4);
  for (const href of kindsOfOfferLinks) {
    const { title, line, service, heading: promised } = offers[idOf(href)] ?? {};
    // Another address with the same path is no new document for the browser when only the fragment differs.
    await page.goto('about:blank');
    await page.goto(href);
    await expect(chosen(page), href).toBeVisible();
    await expect(chosen(page).locator('[data-offer=title]'), href).toHaveText(title ?? '');
    await expect(message(page), href).toHaveValue(`${line}\n`);
    await expect(serviceField(form(page)), href).toHaveValue(service ?? '');
    await expect(heading(page), href).toHaveText(promised ?? '');
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('every link is about an offer that the forms know, and the way back from each leads to its place', () => {
  const unknown = offerLinks.filter((href) => !Object.hasOwn(offers, idOf(href)));
  expect(unknown).toEqual([]);
  for (const [id, { place, service, heading: promised }] of Object.entries(offers)) {
    expect(serviceOptions, id).toContain(service);
    expect(headings, id).toContain(promised);
    const [path = '', fragment] = decodeURIComponent(place).split('#');
    const target = pages.find((candidate) => candidate.path === path);
    expect(target, `${id}: ${place}`).toBeDefined();
    if (target && fragment) one(`[id="${fragment}"]`, target.tree);
  }
});

test('a plan is asked for in two presses and two fields, and the bodies hold exactly the specified fields', async ({ page }) => {
  await page.goto('/product-solution/restaurant-management');
  const button = page.locator(`a[href="${demo}"]`).first();
  // What is far below the view is not laid out yet, and then the carousel has no slide in view.
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await expect(heading(page)).toHaveText(nextSteps.promises.demo.heading);
  await expect(page.locator('[data-promise=text]')).toHaveText(nextSteps.promises.demo.text);
  await expect(chosen(page)).toContainText(plan?.price ?? '');
  const sent = inbox(page);
  await textField(quoteForm(page), shared.fields.name).fill('Rina');
  await textField(quoteForm(page), shared.fields.email).fill('rina@company.bd');
  await quoteForm(page).locator('[type=submit]').click();
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.body).toEqual({
    custom_message: 'A new quote form submission has arrived from your website.',
    name: 'Rina',
    email: 'rina@company.bd',
    service: 'Software Development',
    message: `${offers[idOf(demo)]?.line}\n`,
    access_key: 'own-inbox',
    subject: 'New QUOTE Form Submission on Your Website',
  });
  // It is asked for: the form is free for something else.
  await expect(chosen(page)).toBeHidden();
  expect(new URL(page.url()).search).toBe('');
});

test('the choice survives a reload, the way back and a shared link, and another one takes its place', async ({ page, context }) => {
  await page.goto(question);
  await expect(message(page)).toHaveValue(new RegExp(`^${questionTitle}`));
  await page.reload();
  await expect(chosen(page)).toBeVisible();
  await expect(message(page)).toHaveValue(new RegExp(`^${questionTitle}`));
  await page.goto(paths.thankYou);
  await page.goBack();
  await expect(chosen(page)).toBeVisible();
  await page.goto(offerLink(card));
  await expect(message(page)).toHaveValue(new RegExp(`^${cardTitle}`));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/);
  const other = await context.newPage();
  await stubMap(other);
  await other.goto(page.url());
  await expect(message(other)).toHaveValue(new RegExp(`^${cardTitle}`));
});

test('a letter that somebody typed stays in its box, and is sent with what was chosen', async ({ page }) => {
  const sent = inbox(page);
  await page.goto(paths.contact);
  await fillContact(page);
  await serviceField(contactForm(page)).selectOption('Web Design');
  await page.goto(question);
  await expect(chosen(page)).toBeVisible();
  await expect(message(page)).toHaveValue('A shop');
  await expect(serviceField(contactForm(page))).toHaveValue('Web Design');
  await contactForm(page)
    .getByRole('button', { name: nextSteps.promises.answer.button ?? contactCopy.submit })
    .click();
  await expect.poll(() => sent[0]?.body).toMatchObject({ message: expect.stringMatching(new RegExp(`^${questionTitle}.*\nA shop$`)) });
});

test('the line of the site does not count against the ten thousand letters of a visitor', async ({ page }) => {
  const sent = inbox(page);
  await page.goto(paths.contact);
  await fillContact(page);
  await message(page).fill('');
  await page.goto(question);
  await expect(chosen(page)).toBeVisible();
  const line = await message(page).inputValue();
  await message(page).fill(`${line}${'a'.repeat(formFields.message.limit + 1)}`);
  const submit = contactForm(page).getByRole('button', { name: nextSteps.promises.answer.button ?? contactCopy.submit });
  await submit.click();
  await expect(message(page)).toHaveAccessibleDescription(
    new RegExp(contactCopy.errors.tooLong.replace('{limit}', String(formFields.message.limit))),
  );
  await message(page).fill(`${line}${'a'.repeat(formFields.message.limit)}`);
  await submit.click();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([expect.objectContaining({ message: `${line}${'a'.repeat(formFields.message.limit)}` })]);
  await expect.poll(() => unsent(page)).toEqual([]);
});

test('another offer takes the place of the first one, in the message and in the service, around what was typed', async ({ page }) => {
  await page.goto(demo);
  await expect(message(page)).toHaveValue(new RegExp(`^${restaurantManagement.name}`));
  await message(page).press('ControlOrMeta+End');
  await message(page).pressSequentially('Two branches.');
  await page.goto(offerLink(card, '/#quoteSection'));
  await expect(message(page)).toHaveValue(new RegExp(`^${cardTitle}.*\nTwo branches\\.$`));
  await expect(serviceField(form(page))).toHaveValue('App Development');
});

test('an offer to which nobody has added a word leaves nothing in the form', async ({ page }) => {
  await page.goto(question);
  await expect(message(page)).toHaveValue(new RegExp(`^${questionTitle}`));
  await page.goto(paths.contact);
  await expect(message(page)).toHaveValue('');
});

test('Remove takes the choice out of form, heading and address, and keeps what was typed', async ({ page }) => {
  await page.goto(paths.contact);
  const plain = await heading(page).textContent();
  await page.goto(question);
  await expect(heading(page)).toHaveText(nextSteps.promises.answer.heading);
  await message(page).press('ControlOrMeta+End');
  await message(page).pressSequentially('It stands still.');
  await chosen(page).getByRole('button', { name: chosenCopy.remove }).click();
  await expect(chosen(page)).toBeHidden();
  await expect(message(page)).toHaveValue('It stands still.');
  await expect(heading(page)).toHaveText(plain ?? '');
  await expect(textField(contactForm(page), shared.fields.name)).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
});

for (const id of ['nothing-of-this-name', '<b>bold</b>', '__proto__', 'constructor', '']) {
  test(`an address about '${id}' changes nothing`, async ({ page }) => {
    await page.goto(paths.contact);
    const [plain, markup] = [await heading(page).textContent(), await page.locator('main').innerHTML()];
    const loaded = data(page);
    await page.goto(`${paths.contact}?about=${encodeURIComponent(id)}`);
    await loaded;
    await page.waitForLoadState('networkidle');
    await expect(chosen(page)).toBeHidden();
    await expect(message(page)).toHaveValue('');
    await expect(heading(page)).toHaveText(plain ?? '');
    expect((await page.locator('main').innerHTML()).length).toBe(markup.length);
  });
}

test('the form is as it is when the catalogue does not come, and nobody asks for it without a choice', async ({ page, pageGuards }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(paths.contact);
  await fillContact(page);
  expect(asked).not.toContain(dataFiles.offers);
  expect(asked.filter((path) => path.includes('chosen-offer'))).toEqual([]);
  pageGuards.allow('ERR_FAILED');
  await page.evaluate(() => sessionStorage.clear());
  await page.route(`**${dataFiles.offers}*`, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(demo);
  await failed;
  await expect(chosen(page)).toBeHidden();
  await fillQuote(page);
});

test('the chosen offer and the receipt have no fault that axe finds, in either scheme', async ({ page }) => {
  await page.goto(question);
  await expect(chosen(page)).toBeVisible();
  await page.locator('[data-receipt]').evaluate((receipt) => receipt.removeAttribute('hidden'));
  expect([...(await axeFaults(page, { within: 'main' })), ...(await darkContrastFaults(page, { within: 'main' }))]).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is a plain one', async ({ page }) => {
    await page.goto(question);
    await expect(contactForm(page)).toBeVisible();
    await expect(chosen(page)).toBeHidden();
    await expect(page.locator('[data-receipt]')).toBeHidden();
  });
});
