import type { Page } from '@playwright/test';
import { expect, started, test } from '../support/test.ts';
import { fillContact, inbox, unsent } from '../support/forms.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Enquiry' });
const submit = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const status = (page: Page) => form(page).getByRole('status');
const thanks = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Thank you! Your message is on its way.' });

test('an incomplete enquiry is not sent: red line, marked fields, focus on the first', async ({ page, open }) => {
  await open('/contact');
  const sent = inbox(page);
  await submit(page).click();
  await expect(status(page)).toHaveText('Please fill in all required fields (*).');
  expect(
    await form(page)
      .locator('[aria-invalid="true"]')
      .evaluateAll((all) => all.map((field) => field.getAttribute('name'))),
  ).toEqual(['name', 'phone', 'email', 'message']);
  await expect(form(page).getByLabel('Name')).toBeFocused();
  await form(page).getByLabel('Name').fill('R');
  await expect(form(page).locator('[name="name"]')).not.toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});

const addresses: [address: string, good: boolean][] = [
  ['rina@company.bd', true],
  ['rina.k+shop@mail.company.com', true],
  ['r@c.io', true],
  ['rina@company', false],
  ['rina@company.b', false],
  ['rina company.com', false],
  ['@company.com', false],
  ['rina@.com', false],
  ['rina@company.c0', false],
  ['', false],
];

test('addresses are told apart', { tag: '@desk' }, async ({ page, open }) => {
  await open('/contact');
  for (const [address, good] of addresses) {
    await form(page).getByLabel('Email').fill(address);
    await submit(page).click();
    const marked = form(page).locator('[name="email"][aria-invalid="true"]');
    await expect(marked, address).toHaveCount(good ? 0 : 1);
  }
});

test('the phone takes digits only', async ({ page, open }) => {
  await open('/contact');
  const phone = form(page).getByLabel('Phone');
  await phone.fill('+880 17-11');
  await expect(phone).toHaveValue('8801711');
  await phone.fill('');
  await phone.pressSequentially('0a1-7 1');
  await expect(phone).toHaveValue('0171');
  await expect(phone).toHaveAttribute('inputmode', 'numeric');
});

test('a valid enquiry is sent at once with exactly its fields; thanks and reset come after 1000 ms, for 2000 ms', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  await page.clock.runFor(1000);
  await started(page);
  const sent = inbox(page);
  await fillContact(page);
  await page.clock.pauseAt(new Date(Date.now() + 120_000));
  await submit(page).click();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.body).toEqual({
    custom_message: 'A new contact form submission has arrived from your website.',
    name: 'Rina',
    email: 'rina@company.bd',
    phone: '01711000000',
    service: '',
    aboutFile: '',
    message: 'A shop',
    access_key: 'nakshi-own-inbox',
    subject: 'New CONTACT Form Submission on Your Website',
  });
  await page.clock.runFor(950);
  await expect(thanks(page)).toBeHidden();
  await expect(form(page).getByLabel('Name')).toHaveValue('Rina');
  await page.clock.runFor(100);
  await expect(thanks(page)).toBeVisible();
  await expect(form(page).getByLabel('Name')).toHaveValue('');
  await page.clock.runFor(1900);
  await expect(thanks(page)).toBeVisible();
  await page.clock.runFor(150);
  await expect(thanks(page)).toBeHidden();
  await expect(status(page)).toHaveText('');
  await expect.poll(() => unsent(page)).toBe(0);
});

test('a refused enquiry says so in red, is kept, and Try again sends it without retyping', async ({ page, open }) => {
  await open('/contact');
  await page.route('**/api/submit', (route) => route.fulfill({ json: { success: false, message: 'No.' } }));
  await fillContact(page);
  await submit(page).click();
  await expect(status(page)).toContainText('There was an error sending your message. Please try again.');
  expect(await unsent(page)).toBe(1);
  await expect(thanks(page)).toBeHidden({ timeout: 8000 });
  await page.unroute('**/api/submit');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(status(page)).toContainText('success');
  expect(await unsent(page)).toBe(0);
});

test('an enquiry that could not be sent says the unexpected error and logs it', async ({ page, open, promises }) => {
  promises.allow('');
  await open('/contact');
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route('**/api/submit', (route) => route.abort());
  await fillContact(page);
  await submit(page).click();
  await expect(status(page)).toContainText('An unexpected error occurred. Please try again later.');
  expect(logged.some((text) => !text.startsWith('Failed to load resource'))).toBe(true);
  expect(await unsent(page)).toBe(1);
});

test('without JavaScript the enquiry is an ordinary POST that leads to the thanks', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/contact`);
  await fillContact(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await context.close();
});
