import { thankYou } from '#content/records.ts';
import type { Page } from '@playwright/test';
import { quoteCopy } from '#content/form-copy.ts';
import { pausedPage } from '../support/carousel.ts';
import {
  colour,
  fillQuote,
  inbox,
  invalidFields,
  quoteForm,
  reachQuote,
  serviceField,
  showPage,
  textField,
  thanks,
  typeQuote,
  unsent,
} from '../support/forms.ts';
import { holdScripts } from '../support/held-scripts.ts';
import { forbidStorage } from '../support/storage-faults.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { fields } = quoteCopy;
const submit = (page: Page) => quoteForm(page).getByRole('button', { name: quoteCopy.submit });

test('the checks come in order, the banner has the first failure, every invalid field is marked, and nothing is sent', async ({ page }) => {
  await pausedPage(page, '/');
  const sent = inbox(page);
  const form = quoteForm(page);
  await reachQuote(page);
  const banner = form.getByRole('alert');
  const name = textField(form, fields.name);
  await submit(page).click();
  await expect(banner).toHaveText(`Please fill required field: ${fields.name}.`);
  expect(await invalidFields(form)).toEqual(['name', 'email', 'service', 'message']);
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(quoteCopy.errors.name);
  await expect(name).toHaveCSS('border-top-color', await colour(page, '--danger'));

  await name.fill('Rina');
  await expect(banner).toBeEmpty();
  expect(await invalidFields(form)).toEqual(['email', 'service', 'message']);

  await textField(form, fields.email).fill('rina@company');
  await submit(page).click();
  await expect(banner).toHaveText('Please enter a valid email.');
  await expect(textField(form, fields.email)).toBeFocused();

  await textField(form, fields.email).fill('rina@company.bd');
  await submit(page).click();
  await expect(banner).toHaveText(`Please fill required field: ${fields.service}.`);

  await serviceField(form).selectOption('Web Design');
  await textField(form, fields.message).fill('   ');
  await submit(page).click();
  await expect(banner).toHaveText(`Please fill required field: ${fields.message}.`);
  expect(await invalidFields(form)).toEqual(['message']);

  // The first request is that of the valid submit: none of the others sent anything.
  await textField(form, fields.message).fill('At last');
  await submit(page).click();
  await expect.poll(() => unsent(page)).toHaveLength(1);
  await page.clock.runFor(1000);
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([expect.objectContaining({ message: 'At last' })]);
});

test('after a double click the thanks have the focus, and then the button that sent', async ({ page }) => {
  await pausedPage(page, '/');
  await fillQuote(page);
  await submit(page).dblclick();
  await page.clock.runFor(1000);
  await expect(thanks(page).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(submit(page)).toBeFocused();
});

test('a valid request waits 1000 ms behind a spinner, is sent with exactly its fields, thanked for 3000 ms, and the fields reset', async ({
  page,
  baseURL,
}) => {
  await pausedPage(page, '/');
  const sent = inbox(page);
  await fillQuote(page);
  await submit(page).click();
  await expect(quoteForm(page).getByRole('button', { disabled: true })).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => unsent(page)).toEqual([{ name: 'Rina', tries: 0 }]);
  await page.clock.runFor(990);
  expect(sent).toEqual([]);
  await expect(thanks(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(thanks(page)).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  await expect.poll(() => sent.length).toBe(1);
  await expect
    .poll(() => sent[0])
    .toEqual({
      url: `${baseURL}/api/submit`,
      type: 'application/json',
      accept: 'application/json',
      body: {
        custom_message: 'A new quote form submission has arrived from your website.',
        name: 'Rina',
        email: 'rina@company.bd',
        service: 'Web Design',
        message: 'A shop',
        access_key: 'own-inbox',
        subject: 'New QUOTE Form Submission on Your Website',
      },
    });
  await expect(textField(quoteForm(page), fields.name)).toHaveValue('');
  await expect(serviceField(quoteForm(page))).toHaveValue('');
  await expect.poll(() => unsent(page)).toEqual([]);
  await page.clock.runFor(2950);
  await expect(thanks(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(thanks(page)).toBeHidden();
});

test('a page that is hidden within the second sends at once and only once; thanks and reset come when they should', async ({ page }) => {
  await pausedPage(page, '/');
  const sent = inbox(page);
  await fillQuote(page);
  await submit(page).click();
  await expect.poll(() => unsent(page)).toHaveLength(1);
  await page.clock.runFor(400);
  expect(sent).toEqual([]);
  await showPage(page, false);
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([expect.objectContaining({ name: 'Rina', message: 'A shop' })]);
  await expect.poll(() => unsent(page)).toEqual([]);
  await showPage(page, true);
  await expect(thanks(page)).toBeHidden();
  await page.clock.runFor(610);
  await expect(thanks(page)).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  await expect(textField(quoteForm(page), fields.message)).toHaveValue('');
  await page.keyboard.press('Escape');
  await showPage(page, false);
  await page.clock.runFor(60_000);
  expect(sent).toHaveLength(1);
});

test('an address in Bangla script is taken, and one that was copied with an invisible character is sent without it', async ({ page }) => {
  await pausedPage(page, '/');
  const sent = inbox(page);
  for (const email of ['info@দোকান.বাংলা', 'rina@company.bd\u200e']) {
    await fillQuote(page);
    await textField(quoteForm(page), fields.email).fill(email);
    await submit(page).click();
    await expect(quoteForm(page).getByRole('button', { disabled: true })).toBeVisible();
    await page.clock.runFor(1000);
    await page.keyboard.press('Escape');
  }
  // Browsers hand on an address of another script as mail servers write it.
  const emails = [expect.stringMatching(/^info@(দোকান\.বাংলা|xn--p5b7ah1gxc\.xn--54b7fta0cc)$/), 'rina@company.bd'];
  await expect.poll(() => sent.map(({ body }) => body)).toEqual(emails.map((email: unknown) => expect.objectContaining({ email })));
});

test('the thanks are closed by Escape, by a press outside and by their button', async ({ page }) => {
  await pausedPage(page, '/');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(4, 400),
    () => thanks(page).getByRole('button', { name: quoteCopy.close }).click(),
  ];
  for (const close of ways) {
    await fillQuote(page);
    await submit(page).click();
    await expect(quoteForm(page).getByRole('button', { disabled: true })).toBeVisible();
    await page.clock.runFor(1000);
    await expect(thanks(page)).toBeVisible();
    await close();
    await expect(thanks(page)).toBeHidden();
  }
});

test('what a robot filled is not sent and shows the same thanks', async ({ page }) => {
  await pausedPage(page, '/');
  const sent = inbox(page);
  // No person sees it, so no role finds it.
  const trap = quoteForm(page).locator('[name="botcheck"]');
  for (const name of ['Robot', 'Rina']) {
    await fillQuote(page, name);
    if (name === 'Robot') await trap.evaluate((box: HTMLInputElement) => (box.checked = true));
    await submit(page).click();
    await expect(quoteForm(page).getByRole('button', { disabled: true })).toBeVisible();
    await page.clock.runFor(1000);
    await expect(thanks(page)).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([expect.objectContaining({ name: 'Rina' })]);
  await expect.poll(() => unsent(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the request is an ordinary POST that leads to the thanks', async ({ page }) => {
    await page.goto('/');
    await typeQuote(page);
    await submit(page).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(thankYou.heading);
  });
});

for (const [storage, text, forbid] of [
  ['can', quoteCopy.offline, () => {}],
  ['cannot', quoteCopy.offlineOnThisPage, forbidStorage],
] as const) {
  test(`a form says what becomes of a message only once it can send it, with a browser that ${storage} store it`, async ({ page }) => {
    await page.addInitScript(forbid);
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    // Only what the browser says: the files still come.
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
    await expect(submit(page)).toBeVisible();
    await expect(quoteForm(page).getByText(text)).toBeHidden();
    release();
    await reachQuote(page);
    await expect(quoteForm(page).getByText(text)).toBeVisible();
  });
}
