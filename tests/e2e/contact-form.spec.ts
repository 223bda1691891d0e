import { contactMessage } from '#lib/form-rules.ts';
import type { Page } from '@playwright/test';
import { contactCopy } from '#content/form-copy.ts';
import { pausedPage } from '../support/carousel.ts';
import {
  colour,
  contactForm,
  fillContact,
  filledContact,
  formStarted,
  inbox,
  invalidFields,
  serviceField,
  textField,
  thanks,
  unsent,
} from '../support/forms.ts';
import { holdScripts } from '../support/held-scripts.ts';
import { stubMap } from '../support/map.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => stubMap(page));

const { fields } = contactCopy;
const submit = (page: Page) => contactForm(page).getByRole('button', { name: contactCopy.submit });
const status = (page: Page) => contactForm(page).getByRole('status');
const tryAgain = (page: Page) => contactForm(page).getByRole('button', { name: contactCopy.tryAgain });

test('an incomplete enquiry is not sent: red line, marked fields, focus on the first', async ({ page }) => {
  await page.goto('/contact');
  const sent = inbox(page);
  const form = contactForm(page);
  await submit(page).click();
  await expect(status(page)).toHaveText(contactMessage);
  await expect(status(page)).toHaveCSS('color', await colour(page, '--danger'));
  expect(await invalidFields(form)).toEqual(['name', 'phone', 'email', 'message']);
  await expect(textField(form, fields.name)).toBeFocused();
  await expect(textField(form, fields.name)).toHaveAccessibleDescription(contactCopy.errors.name);
  await expect(textField(form, fields.name)).toHaveCSS('border-bottom-color', await colour(page, '--danger'));
  await textField(form, fields.name).fill('R');
  expect(await invalidFields(form)).toEqual(['phone', 'email', 'message']);

  await fillContact(page);
  await textField(form, fields.email).fill('rina@company.b');
  await submit(page).click();
  await expect(textField(form, fields.email)).toBeFocused();
  expect(await invalidFields(form)).toEqual(['email']);
  await expect(status(page)).toHaveText(contactMessage);

  // The first request is that of the valid submit: none of the others sent anything.
  await textField(form, fields.email).fill('rina@company.bd');
  await submit(page).click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([expect.objectContaining({ email: 'rina@company.bd' })]);
});

test('the phone takes digits only, also of what was typed before its script ran', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const phone = textField(contactForm(page), fields.phone);
  await phone.fill('+880 17-11');
  release();
  await formStarted(contactForm(page));
  await expect(phone).toHaveValue('8801711');
  await phone.fill('');
  await phone.pressSequentially('0a1-7 1');
  await expect(phone).toHaveValue('0171');
  await expect(phone).toHaveAttribute('inputmode', 'numeric');
  await phone.fill('');
  await phone.pressSequentially('٠١٧১১７０');
  await expect(phone).toHaveValue('0171170');
});

test('an extension or a second number is said beside the phone, typed or pasted, and nothing is sent until it is gone', async ({
  page,
}) => {
  await page.goto('/contact');
  const sent = inbox(page);
  const phone = textField(contactForm(page), fields.phone);
  await fillContact(page);
  await phone.fill('01711-000000 / 01811-000000');
  await expect(phone).toHaveAccessibleDescription(contactCopy.errors.onePhone);
  await phone.fill('');
  await phone.pressSequentially('01711000000e');
  await expect(phone).toHaveAccessibleDescription('');
  await phone.pressSequentially('xt. 12');
  await expect(phone).toHaveAccessibleDescription(contactCopy.errors.onePhone);
  await submit(page).click();
  await expect(status(page)).toHaveText(contactMessage);
  await expect(phone).toBeFocused();
  expect(await invalidFields(contactForm(page))).toEqual(['phone']);
  await phone.press('Backspace');
  await phone.press('Backspace');
  await expect(phone).toHaveAccessibleDescription('');
  await submit(page).click();
  // The first request is that of the valid submit: the other sent nothing.
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([expect.objectContaining({ phone: '01711000000' })]);
});

test('a translator that replaces the texts of the services changes nothing of what is sent', async ({ page }) => {
  await page.goto('/contact');
  const sent = inbox(page);
  await fillContact(page);
  const service = serviceField(contactForm(page));
  await service.evaluate((select: HTMLSelectElement) => {
    for (const option of select.options) option.textContent = `সেবা ${option.index}`;
  });
  await service.selectOption({ label: 'সেবা 2' });
  await submit(page).click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([expect.objectContaining({ service: 'Web Development' })]);
});

test('a valid enquiry is sent at once with exactly its fields; thanks and reset come after 1000 ms, for 2000 ms', async ({ page }) => {
  await pausedPage(page, '/contact');
  const sent = inbox(page);
  await fillContact(page);
  await submit(page).click();
  await expect.poll(() => sent.length).toBe(1);
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({
      custom_message: 'A new contact form submission has arrived from your website.',
      ...filledContact,
      access_key: 'own-inbox',
      subject: 'New CONTACT Form Submission on Your Website',
    });
  await expect.poll(() => unsent(page)).toEqual([]);
  await page.clock.runFor(950);
  await expect(thanks(page)).toBeHidden();
  await expect(textField(contactForm(page), fields.name)).toHaveValue('Rina');
  await page.clock.runFor(100);
  await expect(thanks(page)).toBeVisible();
  await expect(textField(contactForm(page), fields.name)).toHaveValue('');
  await page.clock.runFor(1900);
  await expect(thanks(page)).toBeVisible();
  await page.clock.runFor(150);
  await expect(thanks(page)).toBeHidden();
  await expect(status(page)).toBeEmpty();
});

test('an enquiry that did not arrive is thanked for, kept, and says why in red; Try again sends it without retyping', async ({
  page,
  pageGuards,
}) => {
  pageGuards.allow('ERR_FAILED');
  pageGuards.allow('Failed to fetch');
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route('**/api/submit', (route) => route.abort());
  await pausedPage(page, '/contact');
  const sent = inbox(page);
  await fillContact(page);
  await submit(page).click();
  await expect(status(page)).toHaveText(contactCopy.failed);
  await expect(status(page)).toHaveCSS('color', await colour(page, '--danger'));
  expect(logged).toContainEqual(expect.stringMatching(/^(TypeError: |Error$)/));
  expect(await unsent(page)).toHaveLength(1);
  await page.clock.runFor(1000);
  await expect(thanks(page)).toBeVisible();
  await page.clock.runFor(2000);
  await expect(thanks(page)).toBeHidden();

  await page.unroute('**/api/submit');
  await page.route('**/api/submit', (route) => route.fulfill({ json: { success: false, message: 'No.' } }));
  await tryAgain(page).click();
  await expect(status(page)).toHaveText(contactCopy.refused);
  await expect(status(page)).toHaveCSS('color', await colour(page, '--danger'));
  expect(await unsent(page)).toHaveLength(1);

  await page.unroute('**/api/submit');
  await tryAgain(page).click();
  await expect(status(page)).toHaveText(contactCopy.sent);
  await expect(status(page)).toHaveCSS('color', await colour(page, '--success'));
  expect(await unsent(page)).toEqual([]);
  expect(sent.map(({ body }) => body)).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining({ name: 'Rina', message: 'A shop' })),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the enquiry is an ordinary POST that leads to the thanks', async ({ page }) => {
    await page.goto('/contact');
    await fillContact(page);
    await submit(page).click();
    await expect(page).toHaveURL(/\/thank-you$/);
  });
});
