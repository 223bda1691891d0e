/** Forms for the files of content/ that are no posts, projects or jobs: in the browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { prices } from '#content/records.ts';
import { editor } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';

const [price = { id: '' }] = prices.services;

test('each kind of mistake is a plain sentence in the form, and nothing is written', async ({ browser }) => {
  const form = await openEditor(browser);
  const before = new Map(['pages/faq.yaml', 'prices.yaml', 'company.json'].map((file) => [file, read(file)]));
  const refuses = async (sentence: string | RegExp) => {
    await save(form);
    // A busy machine takes its time to read all content again.
    await expect(form.getByText(sentence).first()).toBeVisible({ timeout: 60_000 });
  };

  await open(form, 'Pages', 'FAQ');
  const heading = form.getByLabel('Heading', { exact: true });
  await heading.fill('');
  await refuses('Heading is required.');
  await heading.fill('What is {{pepole}}?');
  await refuses(/pages\/faq\.yaml: heading: found \{\{pepole\}\}, expected a name of .*\{\{people\}\}/);
  await heading.fill('Questions');
  await expand(form, 'For search engines');
  await form.getByLabel('Page title').fill('Far too long '.repeat(6).trim());
  await refuses('expected at most 60 characters');

  await open(form, 'Prices', 'Prices');
  await expandEntry(form, price.id);
  await form.getByLabel('Name in texts').locator('visible=true').fill('renamed');
  await refuses(new RegExp(`found .*${price.id}.*, expected`));

  await open(form, 'Company', 'Company');
  await form.getByLabel('Address of the site').fill('example.com');
  await refuses('expected an address such as https://www.example.com');
  for (const [file, source] of before) expect(read(file), file).toBe(source);
});

async function openEditor(browser: Browser): Promise<Page> {
  const form = await browser.newPage({ baseURL: `http://localhost:${editor.port}` });
  // A form that has changes asks before it is left.
  form.on('dialog', (dialog) => void dialog.accept());
  return form;
}

/** As somebody does it who begins at the editor's address, which refuses its whole configuration for one wrong setting. */
async function open(form: Page, group: string, label: string): Promise<void> {
  await form.goto('/');
  await form.getByRole('link', { name: group, exact: true }).first().click();
  await expect(form.getByRole('heading', { name: group, exact: true }).last()).toBeVisible();
  await expect(form.getByText('Error loading the CMS configuration')).toHaveCount(0);
  await form.getByRole('link', { name: label, exact: true }).last().click();
}

/** Opens a group of fields. */
async function expand(form: Page, label: string): Promise<void> {
  await form.getByText(label, { exact: true }).last().getByRole('button', { name: 'Expand' }).click();
}

/** Opens an entry of a list, by what it is called while it is closed. Its buttons have no names. */
async function expandEntry(form: Page, label: string): Promise<void> {
  await form.getByText(label, { exact: true }).locator('xpath=preceding::button[2]').click();
}

async function save(form: Page): Promise<void> {
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await form.getByText('Publish now', { exact: true }).click();
}

function read(file: string): string {
  return readFileSync(join(editor.content, file), 'utf8');
}
