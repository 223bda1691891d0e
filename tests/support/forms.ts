/** What the tests of the two forms have in common. */
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { databaseName, keyPrefix } from '#components/forms/outbox-presence.ts';
import { contactCopy } from '#content/contact-form.ts';
import { quoteCopy } from '#content/forms.ts';

export const quoteForm = (page: Page): Locator => page.getByRole('form', { name: quoteCopy.label });
export const contactForm = (page: Page): Locator => page.getByRole('form', { name: contactCopy.label });

/** A field by its label; the select of the services is a combobox. */
export const textField = (form: Locator, name: string): Locator => form.getByRole('textbox', { name, exact: true });
export const serviceField = (form: Locator): Locator => form.getByRole('combobox');

/** The popup after a valid submit. */
export const thanks = (page: Page): Locator => page.getByRole('dialog').filter({ hasText: 'Thank you! Your message is on its way.' });

/** Fills the quote form with what passes. */
export async function fillQuote(page: Page, name = 'Rina'): Promise<void> {
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

/** The names of the fields that assistive technology is told are invalid. */
export function invalidFields(form: Locator): Promise<(string | null)[]> {
  return form.locator('[aria-invalid="true"]').evaluateAll((all) => all.map((field) => field.getAttribute('name')));
}

export type Sent = { url: string; type: string | undefined; accept: string | undefined; body: unknown };

/** Every request that the open page sends to the form's service from now on. */
export async function inbox(page: Page): Promise<Sent[]> {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const headers = request.headers();
    sent.push({
      url: request.url(),
      type: headers['content-type'],
      accept: headers.accept,
      get body() {
        const body: unknown = request.postDataJSON();
        return body;
      },
    });
  });
  return sent;
}

const Stored = v.array(v.object({ values: v.object({ name: v.string() }), tries: v.number() }));

/** The submissions in the visitor's outbox. Never makes the database itself: the app would find it without its table. */
export async function unsent(page: Page): Promise<{ name: string; tries: number }[]> {
  const stored = await page.evaluate(
    async ([database, prefix]) => {
      const rows: unknown[] = Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .map((key): unknown => JSON.parse(localStorage.getItem(key) ?? ''));
      const databases = await indexedDB.databases();
      if (databases.some(({ name }) => name === database)) rows.push(...(await rowsOf(database)));
      return rows;

      function rowsOf(name: string): Promise<unknown[]> {
        return new Promise((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('error', () => reject(opening.error));
          opening.addEventListener('success', () => {
            const reading = opening.result.transaction('submissions').objectStore('submissions').getAll();
            reading.addEventListener('success', () => {
              opening.result.close();
              resolve(reading.result);
            });
          });
        });
      }
    },
    [databaseName, keyPrefix] as const,
  );
  return v.parse(Stored, stored).map(({ values: { name }, tries }) => ({ name, tries }));
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
