import type { Page } from '@playwright/test';

/** Fills the quote form with what passes. */
export async function fillQuote(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Free quote' });
  await form.getByLabel('Name').fill('Rina');
  await form.getByLabel('Email').fill('rina@company.bd');
  await form.getByLabel('Service').selectOption('Web Design');
  await form.getByLabel('Message').fill('A shop');
}

/** Fills what the contact form requires. */
export async function fillContact(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Enquiry' });
  await form.getByLabel('Name').fill('Rina');
  await form.getByLabel('Phone').fill('01711000000');
  await form.getByLabel('Email').fill('rina@company.bd');
  await form.getByLabel('Message').fill('A shop');
}

export type Sent = { url: string; type: string | undefined; accept: string | undefined; body: unknown };

/** Every request that the page sends to the form's service from now on. */
export function inbox(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const headers = request.headers();
    sent.push({ url: request.url(), type: headers['content-type'], accept: headers.accept, body: request.postDataJSON() });
  });
  return sent;
}

/** How many submissions the visitor's outbox holds. */
export function unsent(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('outbox');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('submissions')) {
            database.close();
            resolve(0);
            return;
          }
          const count = database.transaction('submissions').objectStore('submissions').count();
          count.addEventListener('success', () => {
            database.close();
            resolve(count.result);
          });
        });
      }),
  );
}
