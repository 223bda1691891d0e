/** What the tests of the two forms have in common. */
import { DatabaseSync } from 'node:sqlite';
import { expect, type Locator, type Page } from '@playwright/test';
import * as z from 'zod';
import { keyPrefix } from '#components/forms/outbox-storage.ts';
import { contactCopy, quoteCopy } from '#content/form-copy.ts';
import { forms } from '#content/form-fields.ts';
import { site } from './sites.ts';

export const quoteForm = (page: Page): Locator => page.getByRole('form', { name: quoteCopy.label });
export const contactForm = (page: Page): Locator => page.getByRole('form', { name: contactCopy.label });

/** A field by its label. */
export const textField = (form: Locator, name: string): Locator => form.getByRole('textbox', { name, exact: true });
export const serviceField = (form: Locator): Locator => form.getByRole('combobox', { name: quoteCopy.fields.service });

/** The popup after a valid submit. */
export const thanks = (page: Page): Locator => page.getByRole('dialog').filter({ hasText: quoteCopy.thanks });

/** Waits until a form's script has taken over from the browser. */
export async function formStarted(form: Locator): Promise<void> {
  await expect(form).toHaveJSProperty('noValidate', true);
}

/** Comes to the quote form, whose script starts when it is nearly in view. */
export async function reachQuote(page: Page): Promise<void> {
  await quoteForm(page).scrollIntoViewIfNeeded();
  await formStarted(quoteForm(page));
}

/** Fills the quote form with what passes, once its script has started. */
export async function fillQuote(page: Page, name?: string): Promise<void> {
  await reachQuote(page);
  await typeQuote(page, name);
}

/** Fills the quote form with what passes, also without JavaScript. */
export async function typeQuote(page: Page, name = 'Rina'): Promise<void> {
  const form = quoteForm(page);
  const { fields } = quoteCopy;
  await textField(form, fields.name).fill(name);
  await textField(form, fields.email).fill('rina@company.bd');
  await serviceField(form).selectOption('Web Design');
  await textField(form, fields.message).fill('A shop');
}

/** Fills what the contact form requires. */
export async function fillContact(page: Page): Promise<void> {
  const form = contactForm(page);
  const { fields } = contactCopy;
  await textField(form, fields.name).fill('Rina');
  await textField(form, fields.phone).fill('01711000000');
  await textField(form, fields.email).fill('rina@company.bd');
  await textField(form, fields.message).fill('A shop');
}

/** What `fillContact` has typed, as it is sent. The specification's own list of the fields is in src/lib/form-rules.test.ts. */
export const filledContact = {
  ...Object.fromEntries(forms.contact.fields.map((name) => [name, ''])),
  name: 'Rina',
  phone: '01711000000',
  email: 'rina@company.bd',
  message: 'A shop',
};

/** The names of the fields that assistive technology is told are invalid. */
export function invalidFields(form: Locator): Promise<(string | null)[]> {
  return form.locator('[aria-invalid="true"]').evaluateAll((all) => all.map((field) => field.getAttribute('name')));
}

export type Sent = { url: string; type: string | undefined; accept: string | undefined; body: unknown };

/** Every request that the page sends to the form's service from now on. */
export function inbox(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const headers = request.headers();
    const body: unknown = request.postDataJSON();
    sent.push({ url: request.url(), type: headers['content-type'], accept: headers.accept, body });
  });
  return sent;
}

const Stored = z.array(z.object({ values: z.object({ name: z.string() }), tries: z.number() }));

/** The submissions in the visitor's outbox. */
export async function unsent(page: Page): Promise<{ name: string; tries: number }[]> {
  const stored = await page.evaluate(
    (prefix) =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .map((key): unknown => JSON.parse(localStorage.getItem(key) ?? '')),
    keyPrefix,
  );
  return Stored.parse(stored).map(({ values: { name }, tries }) => ({ name, tries }));
}

const Message = z.object({ name: z.string() });

/** How many messages of somebody of this name the server's inbox has (tests/support/playwright-base.ts). */
export function arrived(name: string): number {
  const database = new DatabaseSync(`test-results/inbox-${site.port}/inbox.sqlite`, { readOnly: true });
  const rows = database.prepare('SELECT fields FROM submissions').all();
  database.close();
  return rows.filter(({ fields }) => Message.parse(JSON.parse(String(fields))).name === name).length;
}

/** The visitor goes to another tab or app, or comes back: Playwright's pages are visible all the time. */
export async function showPage(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    isVisible ? 'visible' : 'hidden',
  );
}

/** What a colour role computes to. */
export function colour(page: Page, role: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, role);
}
