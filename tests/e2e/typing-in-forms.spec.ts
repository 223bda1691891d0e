/** Nobody loses what they type into a form, whatever extensions and translators do to the page, before or after its script runs. */
import type { Locator, Page } from '@playwright/test';
import { contactCopy, quoteCopy } from '#content/form-copy.ts';
import { contactForm, invalidFields, quoteForm, formStarted, serviceField, textField } from '../support/forms.ts';
import { holdScripts } from '../support/held-scripts.ts';
import { stubMap } from '../support/map.ts';
import { meddlers } from '../support/meddlers.ts';
import { slowDown } from '../support/slow-phone.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => stubMap(page));

const forms = [
  { name: 'the quote form', path: '/', formOf: quoteForm, copy: quoteCopy },
  { name: 'the contact form', path: '/contact', formOf: contactForm, copy: contactCopy },
];

/** From now on a second brings 50 kB. */
async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const throughput = (400 * 1024) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

function caretIn(field: Locator): Promise<number | null> {
  return field.evaluate((box: HTMLTextAreaElement) => box.selectionStart);
}

for (const [what, meddle] of Object.entries(meddlers)) {
  for (const { name, path, formOf, copy } of forms) {
    test(`with ${what}, ${name} keeps letters, focus and caret while its script starts, and every message of its own`, async ({ page }) => {
      await page.addInitScript(meddle);
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const field = textField(formOf(page), copy.fields.name);
      await field.click();
      await page.keyboard.type('Ria');
      await page.keyboard.press('ArrowLeft');
      release();
      await formStarted(formOf(page));
      await page.waitForLoadState();
      await expect(field).toBeFocused();
      expect(await caretIn(field)).toBe(2);
      await page.keyboard.type('n');
      await expect(field).toHaveValue('Rina');

      await formOf(page).getByRole('button', { name: copy.submit }).click();
      const email = textField(formOf(page), copy.fields.email);
      await expect(email).toHaveAccessibleDescription(copy.errors.email);
      await email.fill('rina@company.bd');
      await expect(email).toHaveAccessibleDescription('');
      await expect(field).toHaveValue('Rina');
    });
  }
}

for (const { name, path, formOf, copy } of forms) {
  test(`with all texts translated, ${name} keeps on a slow phone what is typed from the first view on, and then works`, async ({
    page,
  }) => {
    await page.addInitScript(meddlers['all texts translated']);
    await slowDown(page);
    await slowNetwork(page);
    await page.goto(path, { waitUntil: 'commit' });
    const message = textField(formOf(page), copy.fields.message);
    await message.click();
    const text = 'We sell pickles, and would like to sell them by post.';
    await page.keyboard.type(text, { delay: 20 });
    await page.waitForLoadState();
    await page.keyboard.type(' Soon.');
    await expect(message).toHaveValue(`${text} Soon.`);
    await expect(message).toBeFocused();
    await formOf(page).getByRole('button', { name: copy.submit }).click();
    await expect(textField(formOf(page), copy.fields.name)).toBeFocused();
    expect(await invalidFields(formOf(page))).not.toContain('message');
  });

  test(`${name} whose script does not come is still a form that posts`, async ({ page, pageGuards }) => {
    pageGuards.allow('ERR_FAILED');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    const form = formOf(page);
    await textField(form, copy.fields.name).fill('Rina');
    await textField(form, copy.fields.email).fill('rina@company.bd');
    await serviceField(form).selectOption('Web Design');
    await textField(form, copy.fields.message).fill('A shop');
    if (path === '/contact') await textField(form, copy.fields.phone).fill('+880 1711-000000');
    await form.getByRole('button', { name: copy.submit }).click();
    await expect(page).toHaveURL(/\/thank-you$/);
  });
}
