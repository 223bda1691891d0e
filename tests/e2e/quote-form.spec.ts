import type { Page } from '@playwright/test';
import { expect, started, test } from '../support/test.ts';
import { fillQuote, inbox, unsent } from '../support/forms.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Free quote' });
const submit = (page: Page) => page.getByRole('button', { name: 'Get a Free Quote' });
const thanks = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Thank you! Your message is on its way.' });

test('the checks come in order, the banner has the first failure, every invalid field is marked', async ({ page, open }) => {
  await open('/');
  const banner = form(page).getByRole('alert');
  const invalid = () =>
    form(page)
      .locator('[aria-invalid="true"]')
      .evaluateAll((all) => all.map((field) => field.getAttribute('name')));
  await submit(page).click();
  await expect(banner).toHaveText('Please fill required field: Name.');
  expect(await invalid()).toEqual(['name', 'email', 'service', 'message']);
  await expect(form(page).getByLabel('Name')).toBeFocused();
  await expect(form(page).getByLabel('Name')).toHaveAccessibleDescription(/\S/);
  await expect(form(page).getByLabel('Name')).toHaveCSS('border-top-color', await colour(page, '--danger'));

  await form(page).getByLabel('Name').fill('Rina');
  await expect(banner).toBeEmpty();
  expect(await invalid()).toEqual(['email', 'service', 'message']);

  await form(page).getByLabel('Email').fill('rina@company');
  await submit(page).click();
  await expect(banner).toHaveText('Please enter a valid email.');
  await expect(form(page).getByLabel('Email')).toBeFocused();

  await form(page).getByLabel('Email').fill('rina@company.bd');
  await submit(page).click();
  await expect(banner).toHaveText('Please fill required field: Service.');

  await form(page).getByLabel('Service').selectOption('Web Design');
  await form(page).getByLabel('Message').fill('   ');
  await submit(page).click();
  await expect(banner).toHaveText('Please fill required field: Message.');
  expect(await invalid()).toEqual(['message']);
});

test('the service options are the four', async ({ page, open }) => {
  await open('/');
  const options = await form(page)
    .getByLabel('Service')
    .locator('option')
    .evaluateAll((all) => all.map((option) => option.getAttribute('value') ?? option.textContent));
  expect(options.slice(1)).toEqual(['Web Design', 'Web Development', 'Software Development', 'App Development']);
});

test('a valid request waits 1000 ms behind a spinner, is sent with exactly its fields, thanked for 3000 ms, and the fields reset', async ({
  page,
  baseURL,
}) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(1000);
  await started(page);
  const sent = inbox(page);
  await fillQuote(page);
  await page.clock.pauseAt(new Date(Date.now() + 120_000));
  await submit(page).click();
  await expect(submit(page)).toBeDisabled();
  await page.clock.runFor(990);
  expect(sent).toEqual([]);
  await expect(thanks(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(thanks(page)).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toEqual({
    url: `${baseURL}/api/submit`,
    type: 'application/json',
    accept: 'application/json',
    body: {
      custom_message: 'A new quote form submission has arrived from your website.',
      name: 'Rina',
      email: 'rina@company.bd',
      service: 'Web Design',
      message: 'A shop',
      access_key: 'nakshi-own-inbox',
      subject: 'New QUOTE Form Submission on Your Website',
    },
  });
  await expect(form(page).getByLabel('Name')).toHaveValue('');
  await expect(form(page).getByLabel('Service')).toHaveValue('');
  await page.clock.runFor(2950);
  await expect(thanks(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(thanks(page)).toBeHidden();
  await expect.poll(() => unsent(page)).toBe(0);
});

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a press outside', (page: Page) => page.mouse.click(4, 400)],
  ['its button', (page: Page) => thanks(page).getByRole('button', { name: 'Close' }).click()],
] as const) {
  test(`the thanks are closed by ${how}`, async ({ page, open }) => {
    await open('/');
    await fillQuote(page);
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    await close(page);
    await expect(thanks(page)).toBeHidden({ timeout: 2000 });
  });
}

test('what a robot filled is not sent and shows the same thanks', async ({ page, open }) => {
  await open('/');
  const sent = inbox(page);
  await fillQuote(page);
  await form(page)
    .locator('[name="botcheck"]')
    .evaluate((trap) => trap instanceof HTMLInputElement && (trap.checked = true));
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(sent).toEqual([]);
  expect(await unsent(page)).toBe(0);
});

test('a request that cannot be sent is thanked for, kept, and sent again after 5 seconds', async ({ page, promises }) => {
  promises.allow('ERR_FAILED');
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(1000);
  await started(page);
  const sent = inbox(page);
  await page.route('**/api/submit', (route) => route.abort());
  await fillQuote(page);
  await submit(page).click();
  await expect.poll(() => unsent(page)).toBe(1);
  await page.clock.runFor(1100);
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => sent.length).toBe(1);
  expect(await unsent(page)).toBe(1);
  await page.unroute('**/api/submit');
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return sent.length;
    })
    .toBe(2);
  await expect.poll(() => unsent(page)).toBe(0);
});

test('what an earlier visit could not send is told on a later one, with three ways out', async ({ page, open, promises }) => {
  promises.allow('ERR_FAILED');
  await open('/');
  await page.route('**/api/submit', (route) => route.abort());
  await fillQuote(page);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await open('/company/faq');
  const notice = page.getByRole('complementary');
  await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(notice.getByRole('link', { name: 'Send by e-mail instead' })).toHaveAttribute('href', /^mailto:.*Rina/);
  await notice.getByRole('button', { name: 'Discard' }).click();
  await notice.getByRole('button', { name: 'Bring it back' }).click();
  await page.unroute('**/api/submit');
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => unsent(page)).toBe(0);
});

test('what was typed before the app started stays', async ({ page }) => {
  let release = () => {};
  const typed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/');
  await form(page).getByLabel('Name').fill('Rina');
  release();
  await started(page);
  await expect(form(page).getByLabel('Name')).toHaveValue('Rina');
});

test('without JavaScript the request is an ordinary POST that leads to the thanks', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await fillQuote(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you! Your message is on its way.');
  await context.close();
});

/** What a colour role computes to. */
function colour(page: Page, role: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, role);
}
