/** Ways out of the page for an address that is not kept, and what is kept while the server is in trouble (docs/decisions/0018). */
import type { Page } from '@playwright/test';
import { href } from 'react-router';
import { blog } from '#content/pages/blog.ts';
import { faq } from '#content/pages/faq.ts';
import { offline, offlinePath } from '#content/pages/offline.ts';
import { services } from '#content/pages/services.ts';
import { posts } from '../support/entries.ts';
import { test, visit } from '../support/kept-pages.ts';
import { cardLinks } from '../support/lists.ts';
import { expect, hydrated } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const [newest, oldest] = [posts[0], posts.at(-1)].map((entry) => entry?.data.blogSub ?? '');

test('the way back from a post that is not kept leads to the list that is, and each page of the menu is', async ({ page, line }) => {
  await visit(page, href('/company/blog'));
  line.cut = true;
  await cardLinks(page).first().click();
  await expect(heading(page)).toHaveText(newest ?? '');
  await page.reload();
  await expect(heading(page)).toHaveText(offline.heading);
  await page.goBack();
  await expect(heading(page)).toHaveText(blog.heading);

  await page.goto(href('/services'));
  await expect(heading(page)).toHaveText(services.heading);
});

test('it opens by itself when the site answers again, though the browser never noticed that it did not', async ({ page, line }) => {
  await visit(page, href('/company/faq'));
  await page.clock.install();
  line.cut = true;
  await page.goto(href('/company/blog/:blogSub', { blogSub: oldest ?? '' }));
  await expect(heading(page)).toHaveText(offline.heading);
  await page.clock.runFor(10_000);
  await expect(heading(page)).toHaveText(offline.heading);
  line.cut = false;
  await page.clock.runFor(10_000);
  await expect(heading(page)).toHaveText(oldest ?? '');
});

test('by its own address it stays as it is, also while the site answers', async ({ page, line }) => {
  await page.clock.install();
  await page.goto(offlinePath);
  await expect(heading(page)).toHaveText(offline.heading);
  await page.clock.runFor(30_000);
  expect(line.asked.filter((path) => path === offlinePath || path.startsWith('/favicon.svg?'))).toEqual([offlinePath]);
});

test('a server in trouble does not hide what is kept; what is not has the server’s own answer', async ({ page, line, pageGuards }) => {
  pageGuards.allow('503 (Service Unavailable)');
  await visit(page, href('/company/faq'));
  line.failing = true;
  await page.goto(href('/company/faq'));
  await hydrated(page);
  await expect(heading(page)).toHaveText(faq.heading);
  const answer = await page.goto(href('/company/blog/:blogSub', { blogSub: oldest ?? '' }));
  expect(answer?.status()).toBe(503);
});
